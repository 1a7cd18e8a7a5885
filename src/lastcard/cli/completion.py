"""`lastcard completion`: a short script for the shell that asks `lastcard` itself what can come next."""

from lastcard.cli.commands import COMMANDS, COMMON, VERSION, Command, Flag

BASH = """\
_lastcard() {
    local line="${COMP_LINE:0:COMP_POINT}" word last written=""
    last="${line##* }"
    [[ $last == *=* ]] && written="${last%%=*}="
    COMPREPLY=()
    while IFS= read -r word; do
        COMPREPLY+=("${word#"$written"}")
    done < <(lastcard --complete "$line" 2>/dev/null)
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
}
complete -o default -F _lastcard lastcard
"""
ZSH = """\
#compdef lastcard
_lastcard() {
    local -a found whole open
    found=("${(@f)$(lastcard --complete "${(j: :)words[1,CURRENT]}" 2>/dev/null)}")
    found=(${found:#})
    if (( ${#found} == 0 )); then
        _files
        return
    fi
    whole=(${found:#*=})
    open=(${(M)found:#*=})
    (( ${#whole} )) && compadd -- $whole
    (( ${#open} )) && compadd -S '' -- $open
}
compdef _lastcard lastcard
"""
FISH = """\
function __lastcard_words
    lastcard --complete (commandline --current-process --cut-at-cursor) 2>/dev/null
end
complete --command lastcard --arguments '(__lastcard_words)'
"""
ASKING = "--complete"
"""The argument by which a script asks `lastcard` for completions; the line typed so far follows it."""
SCRIPTS = {"bash": BASH, "fish": FISH, "zsh": ZSH}


def words_after(line: str) -> list[str]:
    """Return the words that can complete a command line; none where a file or anything else may come."""
    *before, begun = line.split(" ")[1:] or [""]
    words = [word for word in before if word]
    command = next((each for each in COMMANDS if each.name in words), None)
    flags = (*command.flags, *COMMON) if command else (VERSION, *COMMON)
    waiting = next((flag for flag in flags if flag.value and words[-1:] == [f"--{flag.name}"]), None)
    found = waiting.words() if waiting else next_words(command, flags, begun)
    return [word for word in found if word.startswith(begun)]


def next_words(command: Command | None, flags: tuple[Flag, ...], begun: str) -> list[str]:
    if begun.startswith("-"):
        return [f"--{flag.name}" for flag in flags]
    if command is None:
        return [each.name for each in COMMANDS]
    return [word for argument in command.arguments for word in argument.words()]
