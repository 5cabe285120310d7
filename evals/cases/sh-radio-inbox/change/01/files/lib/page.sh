# shellcheck shell=sh disable=SC2034 # templates use the variables of page

# A text as it may stand in HTML.
html() {
  printf '%s\n' "$1" | sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g'
}

# Fills a template of the station: $title and $host stand in it as in a here-document.
page() {
  title=$(html "$2")
  host=$(html "$3")
  eval "cat <<END_OF_PAGE
$(cat "$1")
END_OF_PAGE"
}
