/** Tests that a label to the left of a text, such as a speaker's name, comes before that text in the article. */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const TEXTS = [
  'Nobody ever asks who paints the buoys, they float there, red and green, and people take them for something that grows.',
  'The following is a conversation with somebody who has painted buoys for forty years, and who knows where all of them have gone.',
  'Red.',
  'Only red, or is there another one for the winter, when the light is blue and everything looks brown in it?',
  'There is a red for summer and another one for winter, and the recipe is on the wall of the shed, behind the calendar.',
  'What happens when one of them breaks loose in the night, and nobody is awake to see where it goes?',
  'I go and look for it.',
  'It is a long way home, towing a thing like that, and there is nobody else, so you tell it what it has missed.',
  'And the green ones, which somebody told us never break loose, because they are better made or loved less?',
  'They stand on the side where the current is weak, but I like the other explanation better.',
];

const LABELS: Readonly<Record<string, (row: number) => string>> = {
  speakers: (row) => ['Ida Brandt', 'Per Holt'][row % 2] ?? '',
  'question and answer': (row) => ['Q.', 'A.'][row % 2] ?? '',
  'days of a diary': (row) => `${row + 3} May`,
  'times of a programme': (row) => `${row + 9}:30`,
  versions: (row) => `1.${row}.0`,
  numbers: (row) => `§ ${row + 1}`,
};

const LAYOUTS: Readonly<
  Record<string, [style: string, before: string, row: (label: string, text: string) => string, after: string]>
> = {
  'flex rows': [
    '.r{display:flex;gap:16px;margin:10px 0}.l{width:140px;flex:none}',
    '',
    (label, text) => `<div class="r"><div class="l">${label}</div><div class="t">${text}</div></div>`,
    '',
  ],
  'spans in flex rows': [
    '.r{display:flex;gap:16px;margin:10px 0}.l{width:140px;flex:none;font-weight:700}',
    '',
    (label, text) => `<div class="r"><span class="l">${label}</span> <span class="t">${text}</span></div>`,
    '',
  ],
  'a grid of terms': [
    'dl{display:grid;grid-template-columns:140px 1fr;gap:12px}dd{margin:0}',
    '<dl>',
    (label, text) => `<dt>${label}</dt><dd>${text}</dd>`,
    '</dl>',
  ],
  floats: [
    '.l{float:left;width:140px;clear:left}.t{margin-left:156px;margin-bottom:12px}',
    '',
    (label, text) => `<div class="l">${label}</div><p class="t">${text}</p>`,
    '',
  ],
  'labels in the margin': [
    '.r{position:relative;margin:12px 0}.l{position:absolute;left:-130px;width:110px}',
    '',
    (label, text) => `<div class="r"><span class="l">${label}</span><p>${text}</p></div>`,
    '',
  ],
};

async function textOf(layout: string, labels: string): Promise<string> {
  const [style, before, row, after] = LAYOUTS[layout] ?? expect.fail(layout);
  const labelOf = LABELS[labels] ?? expect.fail(labels);
  const rows = TEXTS.map((text, index) => row(labelOf(index), text)).join('');
  const page = await openHtml(
    `<!doctype html><html lang="en"><head><title>Forty winters of paint</title><style>body{margin:0;font:17px/1.6 sans-serif}main{max-width:760px;margin:0 auto;padding:20px}${style}</style></head>
      <body><header><a href="/">Home</a> <a href="/about">About</a></header><main><article><h1>Forty winters of paint</h1><p>What follows was written down in the shed, in the order in which it was said, and nobody has changed a word of it since.</p>${before}${rows}${after}</article></main><footer><a href="/privacy">Privacy</a></footer></body></html>`,
    `${location.origin}/e2e/pages/labels/index.html`,
  );
  return show(page).text();
}

describe.each(Object.keys(LAYOUTS))('labels to the left of texts (layout with %s)', (layout) => {
  it.each(Object.keys(LABELS))(
    'a label to the left of a text comes directly before the text in the article (%s)',
    async (labels) => {
      const text = await textOf(layout, labels);
      const labelOf = LABELS[labels] ?? expect.fail(labels);
      const missing = TEXTS.flatMap((line, index) => {
        const at = text.indexOf(line);
        const before = text.slice(Math.max(0, at - 20), Math.max(0, at));
        return at < 0 ? [line] : before.includes(labelOf(index)) ? [] : [labelOf(index)];
      });
      expect(missing).toEqual([]);
    },
  );
});
