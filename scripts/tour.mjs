// npm run tour: makes the README's animated picture of the built extension on a sample article.
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from './build.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { runMain, UserError } from './setup/main.mjs';
import { root } from './setup/root.mjs';
import { addressOf } from './start/serve.mjs';

const PATH = join(root, 'docs', 'images', 'tour.webp');
const LARGEST = 900_000;

await runMain(async () => {
  const { chromium } = await bootstrap();
  await build(['chrome'], { quiet: true });
  // imported after bootstrap, which installs the packages that these modules need
  const { launch } = await import('./screenshots/browser.mjs');
  const { writeTour } = await import('./screenshots/tour.mjs');
  const address = await addressOf(null);
  const browser = await launch(chromium);
  try {
    await writeTour(browser, address.url, PATH);
  } finally {
    await browser.close();
    address.close();
  }
  const { size } = statSync(PATH);
  if (size > LARGEST) throw new UserError(`${relative(root, PATH)} has ${size} bytes; take fewer pictures.`);
  console.log(`${relative(root, PATH)}  ${Math.round(size / 1000)} kB`);
});
