extension Completions {
  /// Works from bash 3.2 on, which is macOS's.
  static var bash: String {
    """
    # Completion of coins for bash, made by: coins completions bash

    # Offers those of the words that begin with $1.
    _coins_offer() {
      local start="$1" word
      shift
      for word in "$@"; do
        if [[ "$word" == "$start"* ]]; then COMPREPLY+=("$word"); fi
      done
    }

    # Ids come from outside, so they are quoted and never expanded.
    _coins_offer_ids() {
      local id quoted
      while IFS= read -r id; do
        if [[ -n "$id" && "$id" == "$1"* ]]; then
          printf -v quoted '%q' "$id"
          COMPREPLY+=("$quoted")
        fi
      done < <(\(idsCommand))
    }

    _coins_offer_folders() {
      local folder
      compopt -o filenames 2>/dev/null
      while IFS= read -r folder; do COMPREPLY+=("$folder"); done < <(compgen -d -- "$1")
    }

    # Completes the last of the names between commas.
    _coins_offer_fields() {
      local start="$1" known="" name
      if [[ "$start" == *,* ]]; then known="${start%,*},"; fi
      shift
      for name in "$@"; do
        if [[ "$known$name" == "$start"* ]]; then COMPREPLY+=("$known$name"); fi
      done
    }

    _coins() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="" command="" index=1
      COMPREPLY=()
      if (( COMP_CWORD > 0 )); then previous="${COMP_WORDS[COMP_CWORD-1]}"; fi
      # bash takes the = of --option=value for a word of its own.
      if [[ "$current" == "=" ]]; then
        current=""
      elif [[ "$previous" == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi

      while (( index < COMP_CWORD )); do
        case "${COMP_WORDS[index]}" in
          \(bashForms { $0.kind != nil }))
            if [[ "${COMP_WORDS[index+1]}" == "=" ]]; then (( index += 1 )); fi
            (( index += 1 ))
            ;;
          -*) ;;
          *)
            command="${COMP_WORDS[index]}"
            break
            ;;
        esac
        (( index += 1 ))
      done

      case "$previous" in
    \(bashValues)
      esac

      case "$command" in
    \(bashCommands)
      esac
    }

    complete -F _coins coins

    """
  }

  private static func bashForms(where isIncluded: (OptionSpec) -> Bool) -> String {
    Catalogue.options.filter(isIncluded).flatMap(\.forms).joined(separator: "|")
  }

  /// What may follow each option that takes a value, those last for which nothing can be offered.
  private static var bashValues: String {
    let offering = Catalogue.options.compactMap { option in
      option.kind.flatMap(bashValue).map { bashCase(option.forms.joined(separator: "|"), [$0, "return"]) }
    }
    let silent = bashForms { $0.kind.map { bashValue(of: $0) == nil } ?? false }
    return (offering + [bashCase(silent, ["return"])]).joined(separator: "\n")
  }

  private static func bashValue(of kind: ValueKind) -> String? {
    switch kind {
    case .choice(_, let words): bashOffer(words)
    case .currency: bashOffer(kind.words ?? [])
    case .folder: #"_coins_offer_folders "$current""#
    case .fields:
      (["case \"$command\" in"]
        + fieldLists.map { #"  \#($0.command)) _coins_offer_fields "$current" \#($0.names) ;;"# } + ["esac"])
        .joined(separator: "\n")
    case .integer, .seconds, .duration, .text: nil
    }
  }

  /// What may stand behind each command, and where there is none yet.
  private static var bashCommands: String {
    let names = Catalogue.publicCommands.map(\.name.rawValue)
    let first = bashCase("\"\"", bashWord(options: Catalogue.options.filter(\.isCommon), else: bashOffer(names)))
    let others = Catalogue.publicCommands.map { command in
      bashCase(
        command.name.rawValue,
        bashWord(options: Catalogue.options(of: command.name), else: bashOperand(of: command))
      )
    }
    return ([first] + others).joined(separator: "\n")
  }

  private static func bashWord(options: [OptionSpec], else operand: String) -> [String] {
    [
      #"if [[ "$current" == -* ]]; then"#, "  " + bashOffer(options.flatMap(\.forms)), "else", "  " + operand, "fi",
    ]
  }

  private static func bashOperand(of command: CommandSpec) -> String {
    switch command.operands?.kind {
    case .coin: #"_coins_offer_ids "$current""#
    case .choice(let words): bashOffer(words)
    case .text, nil: ":"
    }
  }

  private static func bashOffer(_ words: [String]) -> String {
    "_coins_offer \"$current\" " + words.joined(separator: " ")
  }

  private static func bashCase(_ pattern: String, _ lines: [String]) -> String {
    let body = lines.flatMap { $0.split(separator: "\n") }.map { "      " + $0 }
    return (["    \(pattern))"] + body + ["      ;;"]).joined(separator: "\n")
  }
}
