// npm start: opens a browser with Lectern on a page. See `npm start -- --help`.
import { build } from './build.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { runMain } from './setup/main.mjs';
import { parseArguments, USAGE } from './start/arguments.mjs';
import { addressOf } from './start/serve.mjs';

async function main() {
  const options = parseArguments(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const address = await addressOf(options.page);
  try {
    const { chromium } = await bootstrap();
    await build(['chrome'], { quiet: true });
    await show(address.url, chromium, options);
  } finally {
    address.close();
  }
}

async function show(url, executablePath, { headless, png }) {
  // imported after bootstrap, which installs the packages that these modules need
  const { launch, open } = await import('./start/browser.mjs');
  const { articleText, openReader, savePicture } = await import('./start/read.mjs');
  const browser = await launch({ executablePath, headless });
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      isInterrupted = true;
      void browser.close();
    });
  }
  try {
    const page = await open(browser.context, url);
    await openReader(browser, page);
    if (headless) {
      console.log(await articleText(page));
      await savePicture(page, png);
      console.error(`\nPicture of the reader: ${png}`);
      return;
    }
    console.log('The reader is open; its toolbar button shows the algorithms. Close the browser to end.');
    await browser.closed;
  } catch (error) {
    if (!isInterrupted) throw error;
  } finally {
    await browser.close();
  }
}

await runMain(main);
