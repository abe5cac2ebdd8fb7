/** A test site of 200 pages for crawlers: articles with known text, loops, redirects, errors, and pages that hang. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a crawl must find at an address. */
export type Expected =
  /** An article. `markdown` is its whole text. */
  | { type: 'article'; markdown: string }
  | { type: 'failure'; reason: RegExp }
  /** A second address of a page. The crawl must record the page only at its other address. */
  | { type: 'alias' };

/** Sends the response. `attempt` is 1 for the first request of the address, 2 for the second, and so on. */
type Answer = (response: ServerResponse, attempt: number) => void;

interface Page {
  expected: Expected;
  answer: Answer;
  /** Whether articles link to the page. Other pages are only reached through redirects. */
  isLinked: boolean;
}

export interface CrawlSite {
  url: string;
  /** Path → what a crawl must find at that path. */
  expected: ReadonlyMap<string, Expected>;
  /** Path → number of requests. */
  requests: ReadonlyMap<string, number>;
  close(): void;
}

const ARTICLES = 143;
const PLACES = [
  'harbour',
  'mill',
  'station',
  'market',
  'lighthouse',
  'school',
  'ferry',
  'theatre',
  'bridge',
  'orchard',
];
const EVENTS = ['opened', 'closed', 'burned', 'moved', 'flooded', 'reopened', 'grew'];
const REDIRECTS = [301, 302, 303, 307, 308];
const REASONS = {
  server: /^The server answers 500\.$/,
  missing: /^The server answers 4(?:04|10)\.$/,
  slow: /^page\.goto: Timeout \d+ms exceeded/,
  busy: /^requestHandler timed out after/,
  loop: /ERR_TOO_MANY_REDIRECTS/,
  away: /^The page redirects to another site\.$/,
  robots: /^robots\.txt forbids/,
  unreadable: /^It is .*not a web page\.$/,
  download: /Download is starting/,
  empty: /^The page has no text\.$/,
};
const ROBOTS = 'User-agent: *\nDisallow: /private/\n';

interface Text {
  title: string;
  paragraphs: readonly string[];
}

function textOf(number: number): Text {
  const place = PLACES[number % PLACES.length];
  const event = EVENTS[number % EVENTS.length];
  const paragraphs = Array.from(
    { length: 5 + (number % 5) },
    (_unused, index) =>
      `In year ${1700 + number + index}, the ${place} of district ${number} ${event} once more, and ${12 + index * 7} ` +
      `people wrote to the council about it. Clerk ${number * 31 + index} kept the letters in a box below the stairs, ` +
      `where they stayed dry for ${index + 2} winters. Nobody asked for them until the road was widened.`,
  );
  return { title: `How the ${place} of district ${number} ${event}`, paragraphs };
}

const markdownOf = ({ title, paragraphs }: Text) => [`# ${title}`, ...paragraphs].join('\n\n');

function articlePage(number: number, links: readonly string[], canonical: string | null): string {
  const { title, paragraphs } = textOf(number);
  const list = links.map((link) => `<li><a href="${link}">Read more</a></li>`).join('');
  return (
    `<!doctype html><html lang="en"><head><title>${title}</title>` +
    (canonical === null ? '' : `<link rel="canonical" href="${canonical}">`) +
    `</head><body><header><nav><ul>${list}</ul></nav></header><main><article><h1>${title}</h1>` +
    paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('') +
    `</article></main><footer><p>Printed in the old town</p><ul>${list}</ul></footer></body></html>`
  );
}

const send =
  (body: string | Buffer, type = 'text/html', status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);

const redirect = (location: string, status: number): Answer => send('', 'text/html', status, { location });

const numbers = (length: number) => Array.from({ length }, (_unused, index) => index + 1);

/** Returns all pages that are not numbered articles. */
function specialPages(otherHost: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  const add = (path: string, expected: Expected, answer: Answer, isLinked = true) =>
    pages.set(path, { expected, answer, isLinked });
  const fail = (path: string, reason: keyof typeof REASONS, answer: Answer) =>
    add(path, { type: 'failure', reason: REASONS[reason] }, answer);
  const alias = (path: string, answer: Answer, isLinked = true) => add(path, { type: 'alias' }, answer, isLinked);
  const statusOf = (number: number) => REDIRECTS[number % REDIRECTS.length] ?? 302;

  for (const number of numbers(10)) {
    alias(`/go/${number}`, redirect(`/article/${number * 7}`, statusOf(number)));
    alias(`/print/${number}`, send(articlePage(number * 10, ['/'], `/article/${number * 10}`)));
  }
  for (const number of numbers(5)) {
    const text = ARTICLES + number;
    alias(`/old/${number}`, redirect(`/older/${number}`, 301));
    alias(`/older/${number}`, redirect(`/moved/${number}`, statusOf(number)), false);
    add(
      `/moved/${number}`,
      { type: 'article', markdown: markdownOf(textOf(text)) },
      send(articlePage(text, ['/'], null)),
      false,
    );
    fail(`/broken/${number}`, 'server', send('<p>An error occurred, and it is not an article.', 'text/html', 500));
  }
  for (const [number, status] of [404, 404, 410].entries())
    fail(`/gone/${number}`, 'missing', send('<p>This page does not exist any more.', 'text/html', status));
  alias('/to-broken', redirect('/broken/1', 302));
  fail('/loop/here', 'loop', redirect('/loop/there', 302));
  fail('/loop/there', 'loop', redirect('/loop/here', 301));
  fail('/loop/self', 'loop', redirect('/loop/self', 302));
  fail('/away', 'away', redirect(`${otherHost}/article/1`, 302));
  fail('/endless', 'slow', (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<p>It begins');
    const timer = setInterval(() => response.write(' and goes on'), 100);
    response.on('close', () => clearInterval(timer));
  });
  fail('/busy', 'busy', send('<p>Some text</p><script>onload = () => setTimeout(() => { for (;;); }, 0)</script>'));
  fail('/data.xml', 'unreadable', send('<list><entry>One</entry></list>', 'application/xml'));
  fail(
    '/picture.svg',
    'unreadable',
    send('<svg xmlns="http://www.w3.org/2000/svg"><text>One</text></svg>', 'image/svg+xml'),
  );
  fail('/paper.pdf', 'unreadable', send('%PDF-1.4\n%%EOF\n', 'application/pdf'));
  fail('/data.bin', 'download', send(Buffer.from([0, 1, 2]), 'application/octet-stream'));
  fail('/empty', 'empty', send('<title>Empty</title>'));
  fail('/private/1', 'robots', send('<p>Programs must not read this.'));
  return pages;
}

/** Returns the numbered articles. Each links to other articles, to itself, and to one of the special pages. */
function articlePages(special: readonly string[], otherHost: string): Map<string, Page> {
  return new Map(
    numbers(ARTICLES).map((number) => {
      const path = `/article/${number}`;
      const [next, far] = [(number % ARTICLES) + 1, ((number * 2) % ARTICLES) + 1];
      const own = special[number - 1];
      const links = ['/', `/article/${next}`, `/article/${far}?utm_source=list`, `${path}#top`, `#end`]
        .concat(own === undefined ? [] : [own])
        .concat(`${otherHost}/elsewhere/${number}`, 'mailto:office@example.org', 'javascript:void 0');
      const html = articlePage(number, links, number % 10 === 0 ? path : null);
      /** Number of requests that fail before one succeeds. */
      const failing = number % 25 === 3 ? 1 : number % 25 === 4 ? 2 : 0;
      const answer: Answer = (response, attempt) =>
        send(html, 'text/html', attempt <= failing ? 503 : 200)(response, attempt);
      return [path, { expected: { type: 'article', markdown: markdownOf(textOf(number)) }, answer, isLinked: true }];
    }),
  );
}

export async function startCrawlSite(): Promise<CrawlSite> {
  const pages = new Map<string, Page>();
  const requests = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const attempt = (requests.get(pathname) ?? 0) + 1;
    requests.set(pathname, attempt);
    if (pathname === '/robots.txt') return send(ROBOTS, 'text/plain')(response, attempt);
    const page = pages.get(pathname);
    return page ? page.answer(response, attempt) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const otherHost = `http://localhost:${port}`;
  const special = specialPages(otherHost);
  const linked = [...special].flatMap(([path, { isLinked }]) => (isLinked ? [path] : []));
  const first: Page = {
    expected: { type: 'article', markdown: markdownOf(textOf(0)) },
    answer: send(articlePage(0, ['/article/1', '/article/2'], null)),
    isLinked: true,
  };
  for (const [path, page] of [['/', first] as const, ...articlePages(linked, otherHost), ...special])
    pages.set(path, page);
  return {
    url: `http://127.0.0.1:${port}/`,
    expected: new Map([...pages].map(([path, { expected }]) => [path, expected])),
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
