#compdef coins
# Completion of coins for zsh, made by: coins completions zsh

_coins() {
  local -a answer candidates
  local line
  answer=("${(@f)$(coins _complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  case $answer[1] in
    folders) compset -P '*='; _files -/ ;;
    files) compset -P '*='; _files ;;
    words)
      for line in "${(@)answer[2,-1]}"; do
        candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
      done
      _describe -V coins candidates
      ;;
  esac
}

if [[ $funcstack[1] == _coins ]]; then
  _coins "$@"
else
  compdef _coins coins
fi
