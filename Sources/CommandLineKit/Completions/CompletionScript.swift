/// A script that teaches a shell to complete a command line.
///
/// It asks the tool for candidates while a word is completed, so that all shells offer the same, and the same as the tool
/// that is installed. What the tool answers begins with a line that says what follows: `words`, each with a tab and its
/// meaning behind it, or nothing more for `folders` and `files`.
package struct CompletionScript: Sendable {
  /// As users call the tool.
  let name: String
  /// The command that answers, to which the words of the line are given.
  let command: String

  package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  /// - Parameters:
  ///   - name: As users call the tool.
  ///   - command: The name of its command that answers.
  package init(name: String, command: String) {
    self.name = name
    self.command = command
  }

  /// The script for `shell`, with a line feed at the end.
  package func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The answer of the tool to a completion.
  package static func answer(_ completion: Completer.Completion) -> String {
    switch completion {
    case .words(let candidates):
      (["words"] + candidates.map { "\($0.word)\t\($0.meaning)" }).map { $0 + "\n" }.joined()
    case .folders: "folders\n"
    case .files: "files\n"
    case .known: "words\n"
    }
  }

  /// Works from bash 3.2 on, which is macOS's.
  private var bash: String {
    #"""
    # Completion of \#(name) for bash, made by: \#(name) completions bash

    _\#(name)() {
      local rest="$COMP_LINE" index=0 count=0 current="" kind="" word="" quoted="" words=()
      COMPREPLY=()
      # bash parts words at colons and equal signs; what no space parts is put together again.
      while (( index <= COMP_CWORD )); do
        word="${COMP_WORDS[index]}"
        if (( count == 0 )) || [[ "$rest" == [[:space:]]* ]]; then
          rest="${rest#"${rest%%[![:space:]]*}"}"
          words[count]="$word"
          (( count += 1 ))
        else
          words[count - 1]+="$word"
        fi
        rest="${rest#"$word"}"
        (( index += 1 ))
      done
      current="${words[count - 1]}"

      # What bash holds for a word of its own is not to be repeated.
      local before="${current%"${current##*[:=]}"}"
      while IFS=$'\t' read -r word _; do
        if [[ -z "$kind" ]]; then
          kind="$word"
        elif [[ "$word" == "$before"* ]]; then
          word="${word#"$before"}"
          quoted="$word"
          if [[ "$word" == *[!A-Za-z0-9,._:=@/+-]* ]]; then printf -v quoted '%q' "$word"; fi
          COMPREPLY+=("$quoted")
        fi
      done < <(\#(name) \#(command) -- "${words[@]:1}" 2>/dev/null)

      case "$kind" in
        folders) word=-d ;;
        files) word=-f ;;
        *) return ;;
      esac
      compopt -o filenames 2>/dev/null
      while IFS= read -r quoted; do COMPREPLY+=("$quoted"); done < <(compgen "$word" -- "${current#"$before"}")
    }

    complete -F _\#(name) \#(name)

    """#
  }

  /// Works from a folder of `fpath` as well as sourced.
  private var zsh: String {
    #"""
    #compdef \#(name)
    # Completion of \#(name) for zsh, made by: \#(name) completions zsh

    _\#(name)() {
      local -a answer candidates
      local line
      answer=("${(@f)$(\#(name) \#(command) -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
      case $answer[1] in
        folders) compset -P '*='; _files -/ ;;
        files) compset -P '*='; _files ;;
        words)
          for line in "${(@)answer[2,-1]}"; do
            candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
          done
          _describe -V \#(name) candidates
          ;;
      esac
    }

    if [[ $funcstack[1] == _\#(name) ]]; then
      _\#(name) "$@"
    else
      compdef _\#(name) \#(name)
    fi

    """#
  }

  private var fish: String {
    """
    # Completion of \(name) for fish, made by: \(name) completions fish

    function __\(name)_complete
      set -l words (commandline -opc) (commandline -ct)
      set -l answer (\(name) \(command) -- $words[2..] 2>/dev/null)
      switch "$answer[1]"
        case folders
          __fish_complete_directories (string replace -r '^--[^=]*=' '' -- (commandline -ct))
        case files
          __fish_complete_path (string replace -r '^--[^=]*=' '' -- (commandline -ct))
        case words
          printf '%s\\n' $answer[2..]
      end
    end

    complete -c \(name) -f -a '(__\(name)_complete)'

    """
  }
}
