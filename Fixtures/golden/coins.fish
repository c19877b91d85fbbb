# Completion of coins for fish, made by: coins completions fish

function __coins_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l answer (coins _complete -- $words[2..] 2>/dev/null)
  switch "$answer[1]"
    case folders
      __fish_complete_directories (string replace -r '^--[^=]*=' '' -- (commandline -ct))
    case files
      __fish_complete_path (string replace -r '^--[^=]*=' '' -- (commandline -ct))
    case words
      printf '%s\n' $answer[2..]
  end
end

complete -c coins -f -a '(__coins_complete)'
