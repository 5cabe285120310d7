package gate

import (
	"io"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

type world struct {
	server *Server
	events []string
	now    time.Time
}

func fresh() *world {
	w := &world{now: time.Unix(1_700_000_000, 0)}
	registry := NewRegistry(10, 1, func(event, customer string) { w.events = append(w.events, event+" "+customer) })
	w.server = NewServer(registry, NewJournal(io.Discard), func() time.Time { return w.now })
	return w
}

func (w *world) ask(method, target string) *httptest.ResponseRecorder {
	answer := httptest.NewRecorder()
	w.server.ServeHTTP(answer, httptest.NewRequest(method, target, nil))
	return answer
}

func expect(t *testing.T, what string, got, want any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

func TestTakes(t *testing.T) {
	w := fresh()
	expect(t, "ten of ten", w.ask("POST", "/take?customer=ann&cost=10").Code, 204)
	refused := w.ask("POST", "/take?customer=ann&cost=2")
	expect(t, "two of none", refused.Code, 429)
	expect(t, "wait", refused.Header().Get("Retry-After"), "2")
	w.now = w.now.Add(2 * time.Second)
	expect(t, "later", w.ask("POST", "/take?customer=ann&cost=2").Code, 204)
	expect(t, "another customer", w.ask("POST", "/take?customer=bo").Code, 204)
}

func TestRefusesWhatIsNoCost(t *testing.T) {
	w := fresh()
	// Nonsense on purpose.
	for _, cost := range []string{"x", "1.5", "99999999999999999999"} {
		expect(t, cost, w.ask("POST", "/take?customer=ann&cost="+cost).Code, 400)
		expect(t, cost, w.ask("POST", "/reserve?customer=ann&cost="+cost).Code, 400)
	}
}

func TestReserves(t *testing.T) {
	w := fresh()
	id := strings.TrimSpace(w.ask("POST", "/reserve?customer=ann&cost=10").Body.String())
	expect(t, "none left", w.ask("POST", "/take?customer=ann").Code, 429)
	expect(t, "release", w.ask("POST", "/release?id="+id).Code, 204)
	expect(t, "release twice", w.ask("POST", "/release?id="+id).Code, 404)
	expect(t, "all back", w.ask("POST", "/take?customer=ann&cost=10").Code, 204)
}

func TestForgets(t *testing.T) {
	w := fresh()
	w.ask("POST", "/take?customer=ann&cost=10")
	expect(t, "forget", w.ask("DELETE", "/customers?customer=ann").Code, 204)
	w.ask("DELETE", "/customers?customer=nobody")
	expect(t, "full again", w.ask("POST", "/take?customer=ann&cost=10").Code, 204)
	expect(t, "told", strings.Join(w.events, ", "), "new ann, forgotten ann, new ann")
}
