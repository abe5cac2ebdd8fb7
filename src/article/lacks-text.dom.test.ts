import { afterEach, expect, it } from 'vitest';
import { articleFrom, selectText } from '../../test/article-of.ts';
import { removePages, snapshotPage } from '../../test/render.ts';

afterEach(removePages);

const PROSE = 'The ferry stayed in the harbour all night, because nobody dared to sail. '.repeat(4);
const LOST = 'Lost: a lamp of brass with its lid, its glass and a new wick. ';
const COLUMN = '<style>body { margin: 0 } main { width: 600px; margin-left: 300px } aside { width: 200px }</style>';

/** Returns `confidence` and `lacksText` of an article with all lines of the page for which `isLost` is false. */
async function trusted(
  inner: string,
  {
    style = COLUMN,
    behind = '',
    confidence = 0.95 as number | null,
    isLost = (line: string) => line.startsWith('Lost:'),
  } = {},
) {
  const text = `<p>${PROSE}</p>`.repeat(2);
  const { snapshot } = await snapshotPage(`<!doctype html>${style}<main>${text}${inner}${text}</main>${behind}`);
  const selection = selectText(snapshot, (line) => !isLost(line));
  const article = articleFrom(snapshot, { ...selection, confidence });
  return [article.confidence, article.lacksText ?? false];
}

it.each([
  ['a list', `<ul>${`<li>${LOST}</li>`.repeat(8)}</ul>`],
  ['a table', `<table>${`<tr><td>${LOST}</td><td>${LOST}</td></tr>`.repeat(4)}</table>`],
  ['a run of paragraphs', `<p>${LOST.repeat(3)}</p>`.repeat(3)],
])('lowers the algorithm’s confidence if %s in the middle of the text is missing', async (_what, lost) => {
  expect(await trusted(lost)).toEqual([0.5, true]);
});

it('keeps the algorithm’s confidence if the missing text is short, or is beside or below the article', async () => {
  const sure = [0.95, false];
  expect(await trusted('')).toEqual(sure);
  expect(await trusted(`<p>${LOST}</p>`)).toEqual(sure);
  expect(await trusted('', { behind: `<aside>${`<p>${LOST}</p>`.repeat(8)}</aside>` })).toEqual(sure);
  expect(await trusted('', { behind: `<main>${`<p>${LOST}</p>`.repeat(8)}</main>` })).toEqual(sure);
});

it('keeps the algorithm’s confidence if only links are missing, or if the page has no main column', async () => {
  expect(await trusted(`<ul>${`<li><a href="/l">${LOST}</a></li>`.repeat(8)}</ul>`)).toEqual([0.95, false]);
  expect(await trusted(`<p>${LOST.repeat(9)}</p>`, { style: '' })).toEqual([0.95, false]);
});

it('gives the article no confidence value if the algorithm reports none', async () => {
  expect(await trusted(`<p>${LOST.repeat(9)}</p>`, { confidence: null })).toEqual([null, false]);
});

it('keeps the algorithm’s confidence if the article contains a copy of the missing text', async () => {
  const lines = ['of brass', 'of tin', 'of glass'].map((kind) => `<p>Told ${kind}: ${LOST.repeat(3)}</p>`).join('');
  const seen = new Set<string>();
  const isCopy = (line: string) => line.startsWith('Told') && (seen.has(line) || !seen.add(line));
  expect(await trusted(`<div>${lines}</div><div>${lines}</div>`, { isLost: isCopy })).toEqual([0.95, false]);
  expect(await trusted(`<div>${lines}</div>`, { isLost: (line) => line.startsWith('Told') })).toEqual([0.5, true]);
});
