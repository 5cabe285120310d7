package page

import (
	"html/template"
	"io"

	"example.org/desk/ticket"
)

var listed = template.Must(template.New("alike").Parse(`<h1>Like {{.Of.Subject}}</h1>
<ul>{{range .Alike}}<li><a href="/ticket?id={{.ID}}">{{.Subject}}</a>, {{.Customer}}</li>{{end}}</ul>
`))

// Alike writes which tickets a ticket could be merged with.
func Alike(to io.Writer, of *ticket.Ticket, alike []*ticket.Ticket) error {
	return listed.Execute(to, map[string]any{"Of": of, "Alike": alike})
}
