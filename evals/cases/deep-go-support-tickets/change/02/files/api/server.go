// Package api answers the browsers of the help desk.
package api

import (
	"errors"
	"net/http"
	"time"

	"example.org/desk/page"
	"example.org/desk/ticket"
)

type Server struct {
	Tickets *ticket.Store
	Clock   func() time.Time
	// User is who has logged in.
	User func(*http.Request) string
}

func (s *Server) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/open", s.open)
	mux.HandleFunc("/close", s.close)
	mux.HandleFunc("/merge", s.merge)
	mux.HandleFunc("/alike", s.alike)
	mux.HandleFunc("/ticket", s.show)
	return mux
}

func (s *Server) open(w http.ResponseWriter, r *http.Request) {
	t := s.Tickets.Open(text(r, "subject"), s.User(r), 1, s.Clock())
	t.Notes = append(t.Notes, string(page.Note("Thank you.", "We will answer soon.")))
	http.Redirect(w, r, "/ticket?id="+t.ID, http.StatusSeeOther)
}

func (s *Server) close(w http.ResponseWriter, r *http.Request) {
	s.answer(w, s.Tickets.Close(text(r, "id"), s.User(r), s.Clock()))
}

func (s *Server) merge(w http.ResponseWriter, r *http.Request) {
	note := page.Note("Merged by "+s.User(r)+".", text(r, "reason"))
	s.answer(w, s.Tickets.Merge(text(r, "from"), text(r, "into"), string(note), s.User(r), s.Clock()))
}

func (s *Server) alike(w http.ResponseWriter, r *http.Request) {
	t, err := s.Tickets.Get(r.URL.Query().Get("id"))
	if err == nil {
		err = page.Alike(w, t, s.Tickets.Alike(t))
	}
	if err != nil {
		s.answer(w, err)
	}
}

func (s *Server) show(w http.ResponseWriter, r *http.Request) {
	t, err := s.Tickets.Get(r.URL.Query().Get("id"))
	if err == nil {
		err = page.Ticket(w, t)
	}
	if err != nil {
		s.answer(w, err)
	}
}

func (s *Server) answer(w http.ResponseWriter, err error) {
	switch {
	case err == nil:
		w.WriteHeader(http.StatusNoContent)
	case errors.Is(err, ticket.ErrNotFound):
		http.Error(w, err.Error(), http.StatusNotFound)
	default:
		http.Error(w, err.Error(), http.StatusConflict)
	}
}
