package quiet

import (
	"io"
	"log"

	"github.com/jezek/xgb"
)

func init() { xgb.Logger = log.New(io.Discard, "", 0) }
