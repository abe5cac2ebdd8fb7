// npm run screens: takes screenshots of every surface of the extension in every theme, at 1280 and 390 px. Writes
// single pictures to dist/screens/, and one sheet per surface to docs/screens/.
//
// - `-- reader outline` takes only these surfaces.
// - `-- --theme light` (repeatable) takes only this theme, without sheets.
// - `-- --lang de` takes the pictures in another language, without sheets.
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { runMain, UserError } from './setup/main.mjs';
import { root } from './setup/root.mjs';
import { addressOf } from './start/serve.mjs';

const SINGLE = join(root, 'dist', 'screens');
const SHEETS = join(root, 'docs', 'screens');

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { theme: { type: 'string', multiple: true }, lang: { type: 'string' } },
  });
  const { chromium } = await bootstrap();
  await build(['chrome'], { quiet: true });
  // imported after bootstrap, which installs the packages that these modules need
  const { SURFACES, THEMES, WIDTHS } = await import('./screenshots/surfaces.mjs');
  const { launch } = await import('./screenshots/browser.mjs');
  const { takeSurface } = await import('./screenshots/take-surface.mjs');
  const { writeSheet } = await import('./screenshots/sheet.mjs');
  const unknown = positionals.find((name) => !SURFACES.some((surface) => surface.name === name));
  if (unknown)
    throw new UserError(
      `There is no surface "${unknown}"; the surfaces are ${SURFACES.map(({ name }) => name).join(', ')}.`,
    );
  const wanted = SURFACES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  for (const folder of [SINGLE, SHEETS]) mkdirSync(folder, { recursive: true });
  const address = await addressOf(null);
  const browser = await launch(chromium, values.lang);
  try {
    for (const surface of wanted) {
      const pictures = [];
      for (const theme of values.theme ?? THEMES) {
        for (const width of WIDTHS) {
          const name = [surface.name, theme, width, values.lang].filter((part) => part !== undefined).join('-');
          const path = join(SINGLE, `${name}.png`);
          await takeSurface(browser, address.url, { surface, theme, width }, path);
          pictures.push({ theme, width, path });
        }
      }
      if (values.theme || values.lang) continue;
      const sheet = join(SHEETS, `${surface.name}.webp`);
      await writeSheet(pictures, sheet);
      console.log(relative(root, sheet));
    }
  } finally {
    await browser.close();
    address.close();
  }
});
