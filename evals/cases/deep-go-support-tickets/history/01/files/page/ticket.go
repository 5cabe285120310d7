package page

import (
	"html/template"
	"io"

	"example.org/desk/ticket"
)

var shown = template.Must(template.New("ticket").Parse(`<h1>{{.ID}} {{.Subject}}</h1>
<p>{{.State}}, for {{.Customer}}</p>
{{range .Notes}}{{.}}
{{end}}`))

// Ticket writes the page of a ticket. Its notes are markup already.
func Ticket(to io.Writer, t *ticket.Ticket) error {
	notes := make([]template.HTML, len(t.Notes))
	for n, note := range t.Notes {
		notes[n] = template.HTML(note)
	}
	return shown.Execute(to, map[string]any{
		"ID": t.ID, "Subject": t.Subject, "State": t.State, "Customer": t.Customer, "Notes": notes,
	})
}
