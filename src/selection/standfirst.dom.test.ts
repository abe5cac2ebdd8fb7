import { afterEach, expect, it } from 'vitest';
import { articleFrom, selectText } from '../../test/article-of.ts';
import { removePages, snapshotPage } from '../../test/render.ts';
import { isElement, textOf } from '../article/structure/hast.ts';

afterEach(removePages);

const DECK = 'The gates have been turned by hand for a hundred years, and now nobody wants the post.';
const TEXT = `<p>${'The keeper stands at the gate before the first barge comes round the bend. '.repeat(4)}</p>`.repeat(
  3,
);

/** Returns the page's standfirst. If `isKept` is false, the algorithm keeps only the text in `.text`. */
async function standfirstOf(head: string, body: string, isKept = true): Promise<string> {
  const { snapshot } = await snapshotPage(
    `<html lang="en"><title>The last lock</title><meta name="description" content="${DECK}">${head}${body}`,
  );
  const all = selectText(snapshot);
  const start = snapshot.nodes.attributes.findIndex((attributes) => attributes?.class === 'text');
  const marks = all.marks.filter(({ node }) => isKept || node > start);
  const { tree } = articleFrom(snapshot, { ...all, marks });
  const found = tree.children.filter((child) => isElement(child) && child.properties.dataStandfirst !== undefined);
  return found.map((child) => (isElement(child) ? `${child.tagName}: ${textOf(child)}` : '')).join(' | ');
}

const BODY = `<div class="text">${TEXT}</div>`;

it.each([
  ['by its class', `<article><h1>The last lock</h1><p class="article-dek">Nobody wants to turn the gates.</p>`],
  ['by the description', `<header><h1>The last lock</h1><p>${DECK}</p></header>`],
  ['by a description that is cut off', `<header><h1>The last lock</h1><p>${DECK} Not even for the house.</p></header>`],
  [
    'by its size, with a date below it',
    '<h1>The last lock</h1><h2 style="font-size:20px">Nobody wants to turn the gates</h2><time>14 March</time>',
  ],
])('recognises the standfirst (summary) %s, even if the algorithm dropped it', async (_how, head) => {
  const [, line = ''] = /<(?:p|h2)[^>]*>([^<]*)/.exec(head) ?? [];
  expect(await standfirstOf(head, BODY)).toBe(`p: ${line}`);
  expect(await standfirstOf(head, BODY, false)).toBe(`p: ${line}`);
});

it.each([
  [
    'the first paragraph, which the description repeats',
    '<h1>The last lock</h1>',
    `<div class="text"><p>${DECK}</p>${TEXT}</div>`,
  ],
  [
    'the heading of the first section',
    `<h1>The last lock</h1>`,
    `<div class="text"><h2>What the keeper does all day</h2>${TEXT}</div>`,
  ],
  [
    'the author and date',
    `<header><h1>The last lock</h1><p class="subtitle">By Ada Poe, 14 March 2026</p></header>`,
    BODY,
  ],
  [
    'a caption',
    `<header><h1>The last lock</h1><figcaption class="lead">The keeper at his gate in March</figcaption></header>`,
    BODY,
  ],
  [
    'a line that is longer than the rest of the article',
    `<header><h1>The last lock</h1><p>${DECK}</p></header>`,
    '<div class="text"><p>That is all that we know of it so far.</p></div>',
  ],
])('does not treat this text as a standfirst: %s', async (_what, head, body) => {
  expect(await standfirstOf(head, body)).toBe('');
});

const LOST = 'Nobody wants to turn the gates by hand any more.';

it.each([
  ['a paragraph directly below the headline', `<h1>The last lock</h1><p>${LOST}</p>`],
  [
    'a paragraph below a label and a date',
    `<h1>The last lock</h1><div>Essay</div><div>14 March 2026</div><p>${LOST}</p>`,
  ],
  ['a sentence about the European Commission', `<h1>The last lock</h1><p>The Commission pays. ${LOST}</p>`],
  ['a line in a larger font', `<h1>The last lock</h1><div style="font-size:20px">${LOST.slice(0, -1)}</div>`],
])('restores the standfirst (summary) that the algorithm dropped: %s', async (_what, head) => {
  expect(await standfirstOf(head, BODY, false)).toContain(LOST.slice(0, -1));
});

it.each([
  ['a line that does not end like a sentence', `<p>${LOST.slice(0, -1)}</p>`],
  ['a line in a small font', `<p style="font-size:12px">${LOST}</p>`],
  ['a slogan', '<p>Words about water, and locks.</p>'],
  ['a call to subscribe', '<p>Subscribe to our newsletter and read about every lock on the canal.</p>'],
  ['a line with a link', `<p>${LOST} <a href="/more">More</a></p>`],
  ['a button', `<button>${LOST}</button>`],
  ['a note about the author', '<p>Ada has written about canals and rivers for more than ten years.</p>'],
  ['the second paragraph', `<p>The canal has been open for a hundred years now, day and night.</p><p>${LOST}</p>`],
])('does not take other lines below the headline for a standfirst: %s', async (_what, lines) => {
  const found = await standfirstOf(`<meta name="author" content="Ada Poe"><h1>The last lock</h1>${lines}`, BODY, false);
  expect(found.includes(LOST.slice(0, -1)) || found.includes('Ada') || found.includes('canal.')).toBe(false);
});

it('does not take a line between paragraphs of the text for a standfirst, whatever its class is', async () => {
  const box = `<div class="signup"><p class="signup-subheading">${LOST}</p></div>`;
  expect(await standfirstOf('<h1>The last lock</h1>', `<div class="text">${TEXT}</div>${box}${BODY}`, false)).toBe('');
});

it('takes a line in a small font for the standfirst if its class says so and the algorithm dropped it', async () => {
  const head = `<header><h1>The last lock</h1><p class="g-leadin" style="font-size:12px">Nobody in town wants to turn the gates.</p></header>`;
  expect(await standfirstOf(head, BODY, false)).toBe('p: Nobody in town wants to turn the gates.');
  expect(await standfirstOf(head.replace('g-leadin', 'small'), BODY, false)).toBe('');
  expect(await standfirstOf(head, BODY)).toBe('');
});
