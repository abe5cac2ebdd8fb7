// Runs the crawler of examples/crawl-site.ts, samples its memory, and sends the samples to the parent process.
import { pathToFileURL } from 'node:url';

/** Number of pages between two samples. */
const INTERVAL = 10;

const { EXAMPLE, START, OPTIONS } = process.env;
const { createCrawler, readOne } = await import(pathToFileURL(EXAMPLE).href);

const samples = [];
let done = 0;

const crawler = await createCrawler({
  ...JSON.parse(OPTIONS),
  async requestHandler(context) {
    try {
      await readOne(context);
    } finally {
      if (++done % INTERVAL === 0) sample();
    }
  },
});

function sample() {
  globalThis.gc();
  const { activeBrowserControllers, retiredBrowserControllers } = crawler.browserPool;
  const controllers = [...activeBrowserControllers, ...retiredBrowserControllers];
  const pages = controllers.flatMap(({ browser }) => browser.contexts().flatMap((context) => context.pages()));
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  samples.push({ done, heap: heapUsed + arrayBuffers, pages: pages.length });
}

await crawler.run([START]);
process.send({ samples });
