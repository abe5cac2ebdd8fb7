export const HELP = `lectern <url|file|-> …          prints the article of a page, as the Lectern reader copies it
lectern -i urls.txt [-o FILE]   reads many pages; writes one line of JSON per page
lectern compare <url|file|->    prints how much of the page each algorithm keeps
lectern mcp                     serves agents: read_page and outline_page (Model Context Protocol)

Output
  -f, --format FORMAT    md (default), text, html, json, epub; also -m/--md and -j/--json
  -o, --output FILE      writes to a file instead of printing
      --frontmatter      puts title, authors, dates and source above the Markdown, as YAML
  -p, --property NAME    prints only one property, such as title, author or wordCount

Reading
  -a, --algorithm ID     the extraction algorithm (default: lectern)
      --comments         adds the readers' comments
      --selector CSS     reads all text of one element instead of the article
      --strict           exits with 3 if the page may not be an article

Loading
      --wait-for CSS     waits until an element matches
      --timeout SECONDS  longest time for a page (default: 30)
      --viewport WxH     window size (default: 1280x800)
      --user-agent TEXT
      --cookies FILE     sends the cookies of a cookies.txt, or of Playwright's or an extension's JSON
      --connect ADDRESS  reads in a running browser with a debugging port, with your logins:
                         http://127.0.0.1:9222 or ws://…
      --no-browser       reads the HTML as the server sends it: no scripts, no layout

Many pages
  -i, --input FILE       one address or file per line; - for standard input
      --parallel N       pages at the same time (default: 4)
      --resume           adds to the file of -o what it lacks
      --ignore-robots    also reads pages that robots.txt forbids to programs (lists and mcp)

Agents
      --allow-private    also reads pages of this computer and its network

  -h, --help             prints this text
  -v, --version          prints the version

It needs an installed Chromium, Chrome or Edge (or the path of one in CHROMIUM_PATH), unless --no-browser is given.
Exit codes: 0 read, 1 wrong use, 2 nothing found, 3 doubtful (with --strict), 4 could not load.
"lectern parse …" is the same as "lectern …".`;
