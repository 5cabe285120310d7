package api

import (
	"net/http"
	"strings"
)

// text is a field of a form, without blanks around it.
func text(r *http.Request, name string) string {
	return strings.TrimSpace(r.PostFormValue(name))
}
