import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { page, prose } from '../../../test/roles-of.ts';
import lectern from '../../algorithms/lectern/index.ts';
import type { Mark, Selection } from '../../algorithms/types.ts';
import { createPage, type Page } from '../../page/page.ts';
import { selectArticle } from '../select-article.ts';
import { traceSelection } from '../trace.ts';
import { runWithRoles, withRoles } from './with-roles.ts';

const COMMENT = '<div class="comments"><p>I was there, and it was worse than you say.</p></div>';
const ARTICLE = page(`<h1>Storm keeps the ferry in port</h1>${prose(6)}${prose(6)}${COMMENT}`);
const RENDERED = { population: 'rendered', documents: { create: () => null } } as const;

const pageOf = (html: string) => createPage(snapshotOfHtml(html));
const nodeOf = (read: Page, words: string) =>
  Array.from({ length: read.nodes.size }, (_, node) => node).findLast(
    (node) => read.isText(node) && read.textOf(node).includes(words),
  ) ?? -1;

/** Returns the result of an algorithm that gives no scores and keeps everything. */
function everything(read: Page, mark: Partial<Mark> = {}): Selection {
  const marks = Array.from({ length: read.nodes.size }, (_, node) => node)
    .filter((node) => read.isText(node) && read.textOf(node).trim() !== '')
    .map((node): Mark => ({ node, role: 'body', ...mark }));
  return { algorithm: 'test', marks, text: '', trace: [], confidence: null, page: null, empty: null };
}

describe('a result without scores', () => {
  const read = pageOf(ARTICLE);
  const answer = withRoles(read, everything(read), null);
  const roleOf = (words: string) => answer.marks.find(({ node }) => node === nodeOf(read, words))?.role;

  it('finds headline and comments even if an algorithm gives no probabilities for blocks', () => {
    expect(roleOf('Storm keeps')).toBe('headline');
    expect(roleOf('I was there')).toBe('comment');
    expect(roleOf('The ferry stayed')).toBe('body');
  });

  it('keeps comments as text if the algorithm says that the page is a thread', () => {
    const thread = { kind: 'forum', article: 0, readable: 1 } as const;
    const { marks } = withRoles(read, { ...everything(read), page: thread }, null);
    expect(marks.find(({ node }) => node === nodeOf(read, 'I was there'))?.role).toBe('body');
  });

  it('keeps the posts of a thread as text even if the first post is as long as an article', () => {
    const post = (name: string, text: string) =>
      `<div class="entry-x"><span class="user-name">${name}</span><time>3 March 2024</time>${text}</div>`;
    const replies = ['Bob', 'Cid', 'Dee'].map((name) => post(name, `<p>${name} agrees.</p>${prose(2)}`)).join('');
    const roleOfReply = (html: string) => {
      const thread = pageOf(page(html));
      const { marks } = withRoles(thread, everything(thread), null);
      return marks.find(({ node }) => node === nodeOf(thread, 'Cid agrees'))?.role;
    };
    const long = prose(6) + prose(6);
    expect(roleOfReply(`<section>${post('Ann', long)}${replies}</section>`)).toBe('body');
    expect(roleOfReply(`<article>${long}</article><section>${replies}</section>`)).toBe('comment');
  });

  it('keeps the start and end of the selected part if an algorithm selects only a part of each text node', () => {
    const { marks } = withRoles(read, everything(read, { start: 0, end: 3 }), null);
    expect(marks.every(({ start, end }) => start === 0 && end === 3)).toBe(true);
  });
});

it('raises a low confidence if an article has many comments, but does not raise it on a product page', () => {
  const comments = '<div class="comments"><p>I was there, and it was worse than you say.</p></div>';
  const confidenceIn = (count: number, kind: 'article' | 'product') => {
    const read = pageOf(page(`<h1>Storm keeps the ferry in port</h1>${prose(4)}${comments.repeat(count)}`));
    const judgement = { kind, article: Number(kind === 'article'), readable: 1 } as const;
    return withRoles(read, { ...everything(read), confidence: 0.6, page: judgement }, null).confidence;
  };
  expect(confidenceIn(0, 'article')).toBe(0.6);
  expect(confidenceIn(3, 'article')).toBeGreaterThan(0.61);
  expect(confidenceIn(20, 'article')).toBeCloseTo(0.88);
  expect(confidenceIn(20, 'product')).toBe(0.6);
});

it('names in the trace the rule that recognised the headline, and its reason', () => {
  const read = pageOf(ARTICLE);
  const selection = selectArticle(read, withRoles(read, everything(read), null));
  const words = traceSelection(selection, true).find(({ node }) => node === nodeOf(read, 'Storm keeps'));
  expect(words?.pass).toBe('role: headline');
  expect(words?.reason).not.toBe('');
});

it('returns no text, and "no-text" as the reason, for an empty page', () => {
  const { marks, empty } = runWithRoles(lectern, pageOf('<body></body>'), RENDERED);
  expect({ marks, empty }).toEqual({ marks: [], empty: 'no-text' });
});
