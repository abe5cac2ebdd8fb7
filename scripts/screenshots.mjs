// npm run screenshots: takes the README's pictures of the built extension, on a sample article. npm run screenshots --
// --store: takes the pictures for the stores (store/README.md), in dist/store/.
import { mkdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { runMain, UserError } from './setup/main.mjs';
import { root } from './setup/root.mjs';
import { addressOf } from './start/serve.mjs';

const FOLDER = join(root, 'docs', 'images');
const LARGEST = 250_000;

/**
 * The pictures of the reader. Each is taken on a newly opened page. `scale`: number of pixels per CSS pixel, higher for
 * pictures of small parts.
 */
const READERS = [
  { file: 'reader-light.png', width: 1280, height: 860, colours: 'light', scale: 1 },
  { file: 'reader-dark.png', width: 1280, height: 860, colours: 'dark', scale: 1 },
  { file: 'reader-narrow.png', width: 390, height: 780, colours: 'light', scale: 1.5 },
];

const POPUP = 'popup.png';

const STORE_FOLDER = join(root, 'dist', 'store');
const FULL = { width: 1280, height: 800, scale: 1 };
const STORE_READERS = [
  { file: 'screenshot-1-light.png', ...FULL, colours: 'light' },
  { file: 'screenshot-2-dark.png', ...FULL, colours: 'dark' },
  { file: 'screenshot-3-appearance.png', ...FULL, colours: 'light', keys: ['a'] },
  { file: 'screenshot-4-why.png', ...FULL, colours: 'light', keys: ['w'] },
];
const TILE = pathToFileURL(join(root, 'scripts', 'screenshots', 'tile.html')).href;
const TILES = [
  { file: 'tile-small.png', width: 440, height: 280 },
  { file: 'tile-wide.png', width: 1400, height: 560 },
  { file: 'logo.png', width: 300, height: 300 },
];

await runMain(async () => {
  const { values } = parseArgs({ options: { store: { type: 'boolean' } } });
  const { chromium } = await bootstrap();
  await build(['chrome'], { quiet: true });
  const address = await addressOf(null);
  // imported after bootstrap, which installs the packages that these modules need
  const { launch } = await import('./screenshots/browser.mjs');
  const { takePopup, takeReader, takeTile } = await import('./screenshots/take.mjs');
  const browser = await launch(chromium);
  try {
    const paths = await (values.store
      ? forStores({ takeReader, takeTile }, browser, address.url)
      : forReadme({ takeReader, takePopup }, browser, address.url));
    for (const path of paths) report(path);
  } finally {
    await browser.close();
    address.close();
  }
});

async function forReadme({ takeReader, takePopup }, browser, url) {
  const pathOf = pathsIn(FOLDER);
  for (const picture of READERS) await takeReader(browser, url, picture, pathOf(picture.file));
  await takePopup(browser, url, pathOf(POPUP));
  return [...READERS.map(({ file }) => file), POPUP].map(pathOf);
}

async function forStores({ takeReader, takeTile }, browser, url) {
  const pathOf = pathsIn(STORE_FOLDER);
  for (const picture of STORE_READERS) await takeReader(browser, url, picture, pathOf(picture.file));
  for (const tile of TILES) await takeTile(browser, TILE, tile, pathOf(tile.file));
  return [...STORE_READERS, ...TILES].map(({ file }) => pathOf(file));
}

function pathsIn(folder) {
  mkdirSync(folder, { recursive: true });
  return (file) => join(folder, file);
}

function report(path) {
  const { size } = statSync(path);
  const name = relative(root, path);
  if (size > LARGEST) throw new UserError(`${name} has ${size} bytes; take a smaller part of the page.`);
  console.log(`${name}  ${Math.round(size / 1000)} kB`);
}
