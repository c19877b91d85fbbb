# Completion of coins for bash, made by: coins completions bash

_coins() {
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
  done < <(coins _complete -- "${words[@]:1}" 2>/dev/null)

  case "$kind" in
    folders) word=-d ;;
    files) word=-f ;;
    *) return ;;
  esac
  compopt -o filenames 2>/dev/null
  while IFS= read -r quoted; do COMPREPLY+=("$quoted"); done < <(compgen "$word" -- "${current#"$before"}")
}

complete -F _coins coins
