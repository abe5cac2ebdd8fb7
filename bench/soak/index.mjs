// Measures how the reader copes with extreme pages and with many repetitions. Each kind of page (a "shape") has far
// too much of one thing, such as paragraphs or nested elements.
import { fileURLToPath } from 'node:url';
import { build } from '../../scripts/build.mjs';
import { UserError } from '../../scripts/setup/main.mjs';
import { importTypeScript } from '../bundle.mjs';
import { machineOf } from '../machine.mjs';
import { readShape } from './read-shape.mjs';
import { REPETITIONS, repeat } from './repeat.mjs';
import { startSite } from './site.mjs';

const SHAPES = fileURLToPath(new URL('../../e2e/support/large-shapes.ts', import.meta.url));
/** Name of the kind of page with which all others are compared. It is always measured. */
const EMPTY = 'empty';
/** Name of the kind of page on which the repetitions run. */
const ARTICLE = 'article';
/** Longest time of one series of repetitions (ms). A longer series is ended, and its results so far are kept. */
const REPETITION_LIMIT = 600_000;

/** Returns the names of all kinds of pages and all repetitions, with descriptions. */
export async function namesOfAll() {
  const { SHAPES: shapes } = await importTypeScript(SHAPES);
  return [
    ...shapes.map(({ id, size, of }) => `${id}: ${size > 0 ? `${size.toLocaleString('en')} ` : ''}${of}`),
    ...REPETITIONS.map(({ id, times, words }) => `${id}: ${times.toLocaleString('en')} ${words}`),
  ];
}

/**
 * Runs the chosen measurements. Returns `{ machine, limit, shapes, repetitions }`; `shapes` has the results of
 * `readShape`, `repetitions` those of `repeat`.
 */
export async function soak(chromium, { only, limit, scale }) {
  const content = await importTypeScript(SHAPES);
  const isAsked = ({ id }) => only.length === 0 || only.includes(id);
  const known = [...content.SHAPES, ...REPETITIONS].map(({ id }) => id);
  const unknown = only.find((id) => !known.includes(id));
  if (unknown) throw new UserError(`There is no "${unknown}"; the names are ${known.join(', ')}.`);
  await build(['chrome'], { quiet: true });
  const site = await startSite(pagesOf(content, scale));
  const measured = { machine: machineOf(chromium), limit, shapes: [], repetitions: [] };
  try {
    for (const shape of content.SHAPES.filter((each) => each.id === EMPTY || isAsked(each))) {
      process.stderr.write(`${shape.id} …\n`);
      const found = await readShape(chromium, `${site.url}/${shape.id}`, limit);
      measured.shapes.push({ id: shape.id, of: shape.of, size: sizeOf(shape, scale), ...found });
    }
    for (const repetition of REPETITIONS.filter(isAsked)) {
      process.stderr.write(`${repetition.id} …\n`);
      measured.repetitions.push(await repeat(chromium, repetition, `${site.url}/${ARTICLE}`, REPETITION_LIMIT));
    }
    return measured;
  } finally {
    site.close();
  }
}

const sizeOf = ({ size }, scale) => Math.round(size * scale);

function pagesOf({ SHAPES: shapes, PICTURE, PICTURE_PATH, FRAME, FRAME_PATH }, scale) {
  const html = 'text/html; charset=utf-8';
  return new Map([
    [PICTURE_PATH, { type: 'image/svg+xml', make: () => PICTURE }],
    [FRAME_PATH, { type: html, make: () => FRAME }],
    ...shapes.map((shape) => [`/${shape.id}`, { type: html, make: () => shape.page(sizeOf(shape, scale)) }]),
  ]);
}
