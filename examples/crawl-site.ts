// Reads all pages of a site with Crawlee. Each page gives one record in storage/datasets/default: an article, or the
// reason why there is none. Run it with `npm install lectern @crawlee/playwright playwright`, then
// `npx tsx crawl-site.ts https://example.org`.
import {
  Dataset,
  NonRetryableError,
  PlaywrightCrawler,
  type PlaywrightCrawlerOptions,
  type PlaywrightCrawlingContext,
  Request,
  RequestQueue,
} from '@crawlee/playwright';
import { readPage, UnreadablePage } from 'lectern';

const saved = new Set<string>();
/**
 * Saves a record, unless the same page was saved before: links and redirects may reach a page under several addresses.
 */
async function save(record: { url: string; error?: string; [property: string]: unknown }): Promise<void> {
  const key = `${record.error === undefined ? 'read' : 'failed'} ${new Request({ url: record.url }).uniqueKey}`;
  if (saved.has(key)) return;
  saved.add(key);
  await Dataset.pushData(record).catch((error: unknown) => {
    saved.delete(key); // so that a retry can save it
    throw error;
  });
}

export async function readOne({ page, request, response, enqueueLinks }: PlaywrightCrawlingContext): Promise<void> {
  const status = response?.status() ?? 200;
  if (status >= 500 || status === 429) throw new Error(`The server answers ${status}.`);
  if (status >= 400) throw new NonRetryableError(`The server answers ${status}.`);
  await enqueueLinks({ strategy: 'same-hostname' });
  const reading = await readPage(page);
  if (reading.isEmpty) throw new NonRetryableError('The page has no text.');
  const { url, title, published, confidence } = reading; // url: the canonical address, or the one after redirects
  await save({ url, title, published, confidence, markdown: reading.markdown(), linked: request.url });
}

export async function createCrawler(options: PlaywrightCrawlerOptions = {}): Promise<PlaywrightCrawler> {
  return new PlaywrightCrawler({
    requestQueue: await RequestQueue.open(),
    requestHandler: readOne,
    errorHandler: ({ request }, error) => void (request.noRetry = error instanceof UnreadablePage),
    failedRequestHandler: ({ request }, { message }) =>
      save({ url: request.loadedUrl ?? request.url, error: message.split('\n')[0] ?? '' }),
    onSkippedRequest: async ({ url, reason }) => {
      if (reason === 'robotsTxt') await save({ url, error: 'robots.txt forbids programs to read the page.' });
      if (reason === 'redirect') await save({ url, error: 'The page redirects to another site.' });
    },
    maxConcurrency: 4,
    maxRequestRetries: 2,
    navigationTimeoutSecs: 30, // for pages that never finish loading
    requestHandlerTimeoutSecs: 60, // for pages with a script that never ends
    respectRobotsTxtFile: true,
    useSessionPool: false, // without proxies, there is nothing to rotate
    browserPoolOptions: { useFingerprints: false },
    ...options,
  });
}

if (process.argv[2]) await (await createCrawler()).run([process.argv[2]]);
