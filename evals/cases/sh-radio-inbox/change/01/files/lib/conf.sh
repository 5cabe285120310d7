# shellcheck shell=sh disable=SC2034 # the scripts in bin/ read what is set here

show_title=
show_host=
show_cover=

# Reads the lines KEY=VALUE of a file into variables show_KEY. Values are taken as they stand.
read_conf() {
  while IFS= read -r line || test -n "$line"; do
    case $line in
      '#'* | =*) continue ;;
      *=*) eval "show_${line%%=*}=\${line#*=}" ;;
    esac
  done <"$1"
}
