import { afterEach, expect, it } from 'vitest';
import { articleFrom, selectText } from '../../test/article-of.ts';
import { removePages, snapshotPage } from '../../test/render.ts';
import type { Role } from '../algorithms/types.ts';
import { exportText } from '../export/text.ts';

afterEach(removePages);

const HEAD = `<html lang="en"><title>The lock</title><meta property="article:published_time" content="2026-03-14">
  <meta name="author" content="Ada Poe"><h1 data-r="headline">The lock</h1>`;
/** Text so long that lines below it are too far down for a clean-up that only checks the start of the article. */
const LONG = '<p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p><p>Five.</p><p>Six.</p>';
/** Text so long that the lines after it are too far down to be the page's author and date lines. */
const FAR = LONG.repeat(4);

/** Returns the article's body as text, without `LONG`. In the markup, `data-r` gives the role of each text. */
async function bodyOf(html: string): Promise<string> {
  const { snapshot } = await snapshotPage(html);
  const selection = selectText(snapshot);
  const { nodes } = snapshot;
  const marks = selection.marks.map((mark) => {
    const role = nodes.attributes[nodes.parent[mark.node] as number]?.['data-r'] as Role | undefined;
    return { ...mark, role: role ?? mark.role };
  });
  const article = articleFrom(snapshot, { ...selection, marks });
  const bare = { ...article.metadata, headline: '', byline: '', published: '', modified: '' };
  return exportText({ ...article, metadata: bare }).replace(/^One[\s\S]*Six\.\s*/, '');
}

it.each([
  ['the name', '<p data-r="byline">By Ada Poe</p>'],
  ['the day', '<time data-r="date">14/03/2026</time>'],
  ['the day in words, and the hour', '<p data-r="date">Saturday, 14 March 2026, 09:30</p>'],
  [
    'the name and the day in one line',
    '<p><span data-r="byline">Ada Poe</span> | <span data-r="date">March 14, 2026</span></p>',
  ],
  ['the headline, or a part of it', '<p data-r="headline">The lock</p><p data-r="headline">Lock</p>'],
])('drops a line of the text if the reader already shows it above the text: %s', async (_what, line) => {
  expect(await bodyOf(`${HEAD}${LONG}${line}`)).toBe('');
});

it.each([
  ['de', 'Samstag, 14. März 2026', 'Samstag, 15. März 2026'],
  ['ja', '2026年3月14日', '2026年4月14日'],
  ['vi', '14 tháng 3, 2026', '14 tháng 5, 2026'],
  ['th', '14 มีนาคม 2569', '15 มีนาคม 2569'],
  ['ar', '١٤ مارس ٢٠٢٦', '١٥ مارس ٢٠٢٦'],
])('drops the date that is shown above the text, but no other date (language: %s)', async (language, same, another) => {
  const head = HEAD.replace('lang="en"', `lang="${language}"`);
  expect(await bodyOf(`${head}${FAR}<p data-r="date">${same}</p>`)).toBe('');
  expect(await bodyOf(`${head}${FAR}<p data-r="date">${another}</p>`)).toBe(another);
});

it.each([
  ['de', 'Von Ada Poe, Samstag, 14. März 2026'],
  ['fr', 'Par Ada Poe, samedi 14 mars 2026'],
])('drops a line with only the author and date shown above the text (language: %s)', async (language, line) => {
  const head = HEAD.replace('lang="en"', `lang="${language}"`);
  expect(await bodyOf(`${head}${FAR}<p data-r="byline">${line}</p>`)).toBe('');
  const more = `${line.slice(0, 11)}, Hamburg, 3`;
  expect(await bodyOf(`${head}${FAR}<p data-r="byline">${more}</p>`)).toBe(more);
});

it('does not drop the headline if the article has no other text', async () => {
  expect(await bodyOf(HEAD)).toBe('The lock');
});

it.each([
  ['an author with a job title', 'Ada Poe, our correspondent in Oslo', 'byline'],
  ['another name', 'By Ben Lee', 'byline'],
  ['another day', 'Updated 16 March 2026', 'date'],
  ['two days', '14 March 2026, corrected on 2 January 2027', 'date'],
  ['a longer headline', 'The lock, and what came of it', 'headline'],
])('keeps a line that the reader does not show above the text: %s', async (_what, text, role) => {
  expect(await bodyOf(`${HEAD}${FAR}<p data-r="${role}">${text}</p>`)).toBe(text);
});

it.each([
  ['inside a sentence', '<p>Says <b data-r="byline">Ada Poe</b>, who was there.</p>', 'Says Ada Poe, who was there.'],
  [
    'beside another line of a heading',
    `<h2>${'<b style="display:block"'} data-r="headline">The lock</b><i>Chapter 2</i></h2>`,
    'The lock Chapter 2',
  ],
])("keeps an author's name or a headline that is %s", async (_what, html, text) => {
  expect(await bodyOf(`${HEAD}${LONG}${html}`)).toBe(text);
});

it('keeps a picture in the same box as the dropped headline', async () => {
  const picture =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>';
  const { snapshot } = await snapshotPage(
    `<title>The lock</title><div><h1>The lock</h1><img src='${picture}' width=400 height=300></div><p>${LONG}</p>`,
  );
  const selection = selectText(snapshot);
  const marks = selection.marks.map((mark, index) => ({
    ...mark,
    role: index === 0 ? ('headline' as const) : mark.role,
  }));
  const { tree } = articleFrom(snapshot, { ...selection, marks });
  expect(tree.children.map((child) => child.type === 'element' && child.tagName)).toEqual([
    'img',
    ...Array(6).fill('p'),
  ]);
});

it('keeps the byline and date in the text if the reader shows none above it', async () => {
  const lines = '<p data-r="byline">By Ada Poe</p><p data-r="date">14 March 2026</p>';
  expect(await bodyOf(`<title>T</title>${FAR}${lines}`)).toBe('By Ada Poe\n\n14 March 2026');
});

it('keeps the standfirst (summary) in the text', async () => {
  expect(await bodyOf(`${HEAD}${LONG}<p data-r="standfirst">What it is about.</p>`)).toBe('What it is about.');
});
