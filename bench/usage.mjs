export const USAGE = `npm run bench -- [options]

Without --format: speed. Times the stages of reading a page (snapshot, algorithm, article) in Chromium, and for comparison
the npm package @mozilla/readability (clone and parse) on the same page in the same run.

  --data DIR           also reads your own pages: every .html and .html.gz in a folder
  --limit N            only the first N pages of the folder
  --runs N             runs per measurement; the median counts (default: 7, after 2 warm-up runs)
  --max-nodes N        largest page in the series of growing pages (default: 1000000)
  --only PART,PART     pages, nodes, data (default: all)

With --format: quality. Reads all pages of a data set and compares the texts with the reference texts of the set.

  --format FORMAT      zyte: html/<id>.html.gz and ground-truth.json
                       wcxb: <split>/html/<id>.html and <split>/ground-truth/<id>.json
                       layout: sites/, truth/ and index.json: pages with their styles, images and fonts
                       Without reference texts, only texts and times are recorded.
  --data DIR           the folder of the data set
  --split dev|test     part of a wcxb data set (default: dev)
  --population rendered|source
                       reads what a person sees (default), or the whole document, as the original programs do.
                       Scripting is off for both
  --ids FILE           only these pages: ids, one per line or as a JSON array
  --limit N            only the first N pages
  --with ROLE,ROLE     title, captions, byline: adds these to the text
  --foreign SCRIPT,SCRIPT
                       greek, cyrillic, arabic, devanagari, thai, cjk or all: reads the pages once more with made-up words in that
                       script, to see how much a score depends on the language
  --viewport N,N       width of the window (default: 1280). With several, reads each page at each width, and counts the
                       pages whose text differs though they show the same
  --guard              counts the pages on which the reader would say that text is missing
  --no-styles          reads the pages once more without their styles
  --out DIR            writes <algorithm>.json with all texts and times; continues an interrupted run
  --workers N          number of browsers (default: 2)

With --only click: how long a user waits after a click. Builds the extension, a minimal one with Readability, and one that
reads nothing. Presses their buttons in fresh tabs: with the background worker running, a second time in the same tab, with the
worker stopped, and with the whole extension not running (measured first). Shows where the time until the article is
painted goes.

  --data DIR           the folder of a data set
  --format layout      (default, and the only one possible, because pages must come from a server)
  --ids FILE, --limit N  as above
  --runs N             fresh tabs for each page and extension; the median counts (default: 7)
  --against DIR        also measures another checkout of the project (with its node_modules) in the same run, to
                       compare a change with the code before it although times on the machine vary
  --beside NAME=DIR    also clicks another reader, an unpacked extension whose button shows the article; may be given
                       several times. One more table has the time until words of the article are painted, over the page,
                       in a frame or in another tab, polled in the same way for all
  --slow N             slows the main thread of the pages N times, as on a slow machine (default: 1); the extensions' own
                       processes stay fast

With --only crawl: reads 200 pages of the data set dragnet-train in ../shared/data with the command \`lectern\`, with and
without a browser, with defuddle's command, and with Readability and jsdom. Shows pages per second, memory and quality.

  --limit N            the number of pages (default: 200)

With --snapshots: takes the snapshot of each page of all data sets in ../shared/data that is missing or outdated, into
.cache/snapshots. \`npm run eval\` reads them.

With --report FILE: reads the page of a report (docs/reporting.md) with the current algorithms, in Node. Shows the words kept, what
changed since the report, confidence then and now, and the agreement with the article as the user corrected it. Leaves out
Readability, which needs a browser.

All:

  --algorithm ID,ID    only these algorithms (default: all); not with --only click
  --write FILE         updates the tables of this run in FILE (docs/benchmark.md)
  --json               prints all numbers as JSON instead of tables
  --help               prints this text`;
