// npm run screenshots: the pictures of the README, taken of the built extension on the bundled sample.
import { mkdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from './build.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { runMain, UserError } from './setup/main.mjs';
import { root } from './setup/root.mjs';
import { addressOf } from './start/serve.mjs';

const FOLDER = join(root, 'docs', 'images');
/** A README should not be heavy (bytes). */
const LARGEST = 250_000;

/** Each on a page of its own; `scale` 2 for what is shown small. */
const READERS = [
  { file: 'reader-light.png', width: 1280, height: 860, colours: 'light', scale: 1 },
  { file: 'reader-dark.png', width: 1280, height: 860, colours: 'dark', scale: 1 },
  { file: 'reader-narrow.png', width: 390, height: 780, colours: 'light', scale: 1.5 },
];

const pathOf = (file) => join(FOLDER, file);

await runMain(async () => {
  const { chromium } = await bootstrap();
  await build(['chrome'], { quiet: true });
  mkdirSync(FOLDER, { recursive: true });
  const address = await addressOf(null);
  // these need the dependencies that bootstrap installs
  const { launch } = await import('./screenshots/browser.mjs');
  const { takePopup, takeReader } = await import('./screenshots/take.mjs');
  const browser = await launch(chromium);
  try {
    for (const picture of READERS) await takeReader(browser, address.url, picture, pathOf(picture.file));
    await takePopup(browser, address.url, pathOf('popup.png'));
  } finally {
    await browser.close();
    address.close();
  }
  for (const file of [...READERS.map((picture) => picture.file), 'popup.png']) report(pathOf(file));
});

function report(path) {
  const { size } = statSync(path);
  const name = relative(root, path);
  if (size > LARGEST) throw new UserError(`${name} has ${size} bytes; take a smaller piece of the page.`);
  console.log(`${name}  ${Math.round(size / 1000)} kB`);
}
