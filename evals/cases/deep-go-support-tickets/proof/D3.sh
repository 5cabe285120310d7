#!/bin/sh
# The reason of a merge is markup on the page of the ticket.
mkdir -p proof && cat >proof/main.go <<'EOF'
package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"time"

	"example.org/desk/api"
	"example.org/desk/report"
	"example.org/desk/ticket"
)

var monday = time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)

func post(s *ticket.Store, path string, form url.Values) int {
	server := &api.Server{Tickets: s, Clock: func() time.Time { return monday }, User: func(*http.Request) string { return "kim" }}
	r := httptest.NewRequest("POST", path, strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	w := httptest.NewRecorder()
	server.Handler().ServeHTTP(w, r)
	if strings.HasPrefix(path, "/ticket") {
		fmt.Println(strings.TrimSpace(w.Body.String()))
		if strings.Contains(w.Body.String(), "<script>") {
			return 10
		}
	}
	return 0
}

func present(there bool) {
	if there {
		os.Exit(10)
	}
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	s := ticket.NewStore()
	_, _ = report.Weekly, post
	one := s.Open("Mail is down", "ann", 1, monday)
	two := s.Open("Mail is down", "bo", 1, monday)
	post(s, "/merge", url.Values{"from": {one.ID}, "into": {two.ID}, "reason": {"<script>alert(1)</script>"}})
	present(post(s, "/ticket?id="+two.ID, nil) == 10)
}
EOF
go build -o proof/run ./proof || exit 2
proof/run
seen=$?
rm -r proof
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
