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
