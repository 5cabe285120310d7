// Package page makes what the browser shows.
package page

import (
	"html/template"
	"strings"
)

// Note is a note on a ticket, of one or more lines.
func Note(lines ...string) template.HTML {
	return template.HTML("<p class=\"note\">" + strings.Join(lines, "<br>") + "</p>")
}
