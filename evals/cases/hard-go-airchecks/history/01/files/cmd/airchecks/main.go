// Command airchecks ships recordings into the archive and finds them there.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"time"

	"airchecks/internal/index"
	"airchecks/internal/playlist"
	"airchecks/internal/ship"
	"airchecks/internal/store"
)

func main() {
	if len(os.Args) < 2 {
		log.Fatal("ship or play")
	}
	flags := flag.NewFlagSet(os.Args[1], flag.ExitOnError)
	spool := flags.String("spool", "spool", "folder of the recorder")
	archive := flags.String("archive", "archive", "folder of the archive")
	_ = flags.Parse(os.Args[2:])
	var err error
	switch os.Args[1] {
	case "ship":
		err = shipAll(*spool, *archive)
	case "play":
		err = play(*archive, flags.Arg(0), flags.Arg(1))
	default:
		err = fmt.Errorf("there is no %s", os.Args[1])
	}
	if err != nil {
		log.Fatal(err)
	}
}

func shipAll(spool, archive string) error {
	idx, err := index.Open(filepath.Join(archive, "index.json"))
	if err != nil {
		return err
	}
	shipped, err := ship.All(context.Background(), spool, store.Dir(archive), idx)
	log.Printf("%d segments", shipped)
	return err
}

func play(archive, station, when string) error {
	moment, err := time.Parse(time.RFC3339, when)
	if err != nil {
		return err
	}
	entry, into, err := playlist.At(context.Background(), store.Dir(archive), station, moment)
	if err != nil {
		return err
	}
	fmt.Println(entry.Key, into)
	return nil
}
