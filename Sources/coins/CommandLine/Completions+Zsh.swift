extension Completions {
  /// Works from a folder of `fpath` as well as sourced.
  static var zsh: String {
    """
    #compdef coins
    # Completion of coins for zsh, made by: coins completions zsh

    _coins_ids() {
      local -a ids
      ids=("${(@f)$(\(idsCommand))}")
      compadd -a ids
    }

    _coins_commands() {
      local -a commands
      commands=(
    \(Catalogue.publicCommands.map(zshEntry).joined(separator: "\n"))
      )
      _describe command commands
    }

    _coins() {
      local curcontext="$curcontext" context state state_descr line
      typeset -A opt_args
      _arguments -C -s \\
    \(zshSpecs(Catalogue.options.filter(\.isCommon), for: nil))
        '1: :_coins_commands' \\
        '*:: :->rest'
      [[ $state == rest ]] || return

      case $words[1] in
    \(Catalogue.publicCommands.map(zshCase).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _coins ]]; then
      _coins "$@"
    else
      compdef _coins coins
    fi

    """
  }

  private static func zshCase(_ command: CommandSpec) -> String {
    """
        \(command.name.rawValue))
          _arguments -s \\
    \(zshSpecs(Catalogue.options(of: command.name), for: command.name))
            \(zshOperands(of: command).asQuotedShellWord)
          ;;
    """
  }

  private static func zshOperands(of command: CommandSpec) -> String {
    guard let operands = command.operands else { return "*: :" }
    let action =
      switch operands.kind {
      case .coin: "_coins_ids"
      case .choice(let words): "(\(words.joined(separator: " ")))"
      case .text: ""
      }
    return (operands.count.upperBound > 1 ? "*" : "1") + ":\(operands.placeholder):\(action)"
  }

  private static func zshSpecs(_ options: [OptionSpec], for command: CommandName?) -> String {
    options.flatMap { option in
      let rivals = Catalogue.opponents(of: option).map { "--" + $0 }
      let exclusion = "(\((option.forms + rivals).joined(separator: " ")))"
      let value = option.kind.map { ":\(option.placeholder ?? ""):\(zshValue(of: $0, for: command))" } ?? ""
      return option.forms.map { form in
        let attached = option.kind == nil ? "" : form.hasPrefix("--") ? "=" : "+"
        return "        " + "\(exclusion)\(form)\(attached)[\(option.help)]\(value)".asQuotedShellWord + " \\"
      }
    }
    .joined(separator: "\n")
  }

  private static func zshEntry(of command: CommandSpec) -> String {
    "    " + "\(command.name.rawValue):\(command.summary)".asQuotedShellWord
  }

  private static func zshValue(of kind: ValueKind, for command: CommandName?) -> String {
    switch kind {
    case .choice, .currency: "(\((kind.words ?? []).joined(separator: " ")))"
    case .folder: "_files -/"
    case .fields: command.map { "_values -s , field \(FieldNames.of($0).joined(separator: " "))" } ?? ""
    case .integer, .seconds, .duration, .text: ""
    }
  }
}
