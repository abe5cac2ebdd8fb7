export const USAGE = `npm run bench -- [options]

Without --format: speed. Measures the stages of reading a page (snapshot, algorithm, article) in Chromium, beside the
npm package @mozilla/readability (clone and parse) on the same page in the same run.

  --data DIR           also pages of yours: every .html and .html.gz in a folder
  --limit N            only the first N pages of the folder
  --runs N             runs per measurement, of which the median counts (default: 7, after 2 to warm up)
  --max-nodes N        largest page of the series by size (default: 1000000)
  --only PART,PART     pages, nodes, data (default: all)

With --format: quality. Reads all pages of a data set and compares the texts with its reference texts.

  --format FORMAT      zyte: html/<id>.html.gz and ground-truth.json
                       wcxb: <split>/html/<id>.html and <split>/ground-truth/<id>.json
                       layout: sites/, truth/ and index.json: pages with their styles, images and fonts
                       Where the reference texts are missing, only texts and times are taken.
  --data DIR           the folder of the data set
  --split dev|test     part of a wcxb data set (default: dev)
  --population rendered|source
                       what a person sees (default), or the whole document; the text is then what the original program
                       would print. Scripting is off for both
  --ids FILE           only these pages: ids, one a line or as a JSON array
  --limit N            only the first N pages
  --with ROLE,ROLE     title, captions, byline: in the text beside the body
  --foreign SCRIPT,SCRIPT
                       greek, cyrillic, arabic, devanagari, thai, cjk or all: reads the pages once more with their words
                       replaced by made-up ones of that script, to see how much of a score is the language
  --viewport N,N       the width of the window (default: 1280); with several, pages are read once more at each, and the bench
                       says on how many the text differs though the page shows the same
  --guard              also says on how many pages the reader would say that text is missing
  --no-styles          reads the pages once more with their styles switched off
  --out DIR            keeps <algorithm>.json with all texts and times, and goes on where a run was interrupted
  --workers N          browsers side by side (default: 2)

With --only click: what a user waits for. Builds the extension, one that does the least with Readability, and one that
reads nothing; presses their buttons in fresh tabs: with their workers awake, once more in the same tab, with their workers
stopped, and with nothing of them running; says what the time until the article is painted went by for.

  --data DIR           the folder of a data set
  --format layout      (default, and the only one: pages must be opened from a server)
  --ids FILE, --limit N  as above
  --runs N             fresh tabs for each page and extension, of which the median counts (default: 7)
  --against DIR        also builds and clicks another checkout of the project (with its node_modules), in the same run:
                       "before", to see what a change costs on a machine whose times are noisy

With --snapshots: takes the snapshot of each page of all data sets in ../shared/data that is missing or outdated, into
.cache/snapshots. \`npm run eval\` reads them.

With --report FILE: reads the page of a report (docs/reporting.md) with the algorithms of today, in Node: words kept, what changed
since, confidence then and now, and how far the article is the one that its user corrected. Readability needs a browser and is
left out.

All:

  --algorithm ID,ID    only these algorithms (default: all); not with --only click
  --write FILE         renews the tables of this run in docs/benchmark.md
  --json               all numbers as JSON instead of tables
  --help               this text`;
