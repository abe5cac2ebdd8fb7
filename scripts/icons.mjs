// npm run icons: draws the icons of the extension and its toolbar button from public/icons/icon.svg.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './setup/bootstrap.mjs';
import { runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';

const FOLDER = join(root, 'public', 'icons');
const SOURCE = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');

const GROUND = '#96341c';
const PAGES = ['#fdf6ea', '#f3dcc0'];

/**
 * The icon for each state of a tab, by the prefix of the icon's file name. Each icon shows a book, on a background that
 * makes the book visible on light and dark toolbars. The icons also differ in shape, for users who cannot
 * distinguish the colours.
 */
const STATES = {
  // the default icon, which is also the extension's icon
  '': { sizes: [16, 32, 48, 128], draw: (svg) => svg },
  // for dark toolbars (only Firefox tells extensions whether its toolbar is dark)
  'bright-': { sizes: [16, 32], draw: (svg) => svg.replace(GROUND, '#c9583a') },
  // for a tab with an open reader: white with a coloured border and a coloured book, the reverse of the default icon
  'open-': {
    sizes: [16, 32],
    draw: (svg) =>
      inColour(svg, GROUND).replace(
        `<rect width="128" height="128" rx="30" fill="${GROUND}"/>`,
        `<rect x="6" y="6" width="116" height="116" rx="25" fill="#fff" stroke="${GROUND}" stroke-width="12"/>`,
      ),
  },
  // for a page that cannot be read: grey and struck through
  'none-': {
    sizes: [16, 32],
    draw: (svg) =>
      inColour(svg, '#e6e3df')
        .replace(GROUND, '#6f6a64')
        .replace(
          '</svg>',
          '<path d="M22 22 106 106" stroke="#6f6a64" stroke-width="30"/>' +
            '<path d="M22 22 106 106" stroke="#fff" stroke-width="13" stroke-linecap="round"/></svg>',
        ),
  },
};

function inColour(svg, colour) {
  return PAGES.reduce((drawn, page) => drawn.replaceAll(page, colour), svg);
}

await runMain(async () => {
  const { chromium: executablePath } = await bootstrap();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage();
    for (const [name, { sizes, draw }] of Object.entries(STATES))
      for (const size of sizes) await take(page, draw(SOURCE), size, join(FOLDER, `${name}${size}.png`));
  } finally {
    await browser.close();
  }
});

async function take(page, svg, size, path) {
  await page.setViewportSize({ width: size, height: size });
  const sized = svg.replace('width="128" height="128">', `width="${size}" height="${size}" style="display:block">`);
  await page.setContent(`<body style="margin:0;background:none">${sized}</body>`);
  await page.screenshot({ path, omitBackground: true });
}
