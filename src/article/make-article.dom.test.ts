import { afterEach, expect, it } from 'vitest';
import { articleFrom, selectText } from '../../test/article-of.ts';
import { removePages, snapshotPage } from '../../test/render.ts';
import type { Mark, Role, Selection } from '../algorithms/types.ts';
import { exportMarkdown } from '../export/markdown.ts';
import { exportText } from '../export/text.ts';

afterEach(removePages);

const PAGE = `<title>T</title><h1>T</h1><p>The story is told.</p><h2>Part one</h2><p>And goes on.</p>
  <section><h2>What you say</h2><p>First c<b>omm</b>ent here.</p><ul><li>Second one.</li></ul></section>`;

/** Returns the article with all text of the page; texts for which `isComment` is true have the role "comment". */
async function commented(html = PAGE, isComment = (text: string) => /What|First|omm|ent|Second/.test(text)) {
  const { snapshot } = await snapshotPage(html);
  const selection = selectText(snapshot);
  const marks = selection.marks.map((mark): Mark => {
    const role: Role = isComment(snapshot.nodes.text[mark.node] as string) ? 'comment' : 'body';
    return { ...mark, role };
  });
  return { snapshot, selection: { ...selection, marks } satisfies Selection };
}

it('leaves readers’ comments out of the article, but counts the words in the comments', async () => {
  const { snapshot, selection } = await commented();
  Object.defineProperty(selection, 'trace', { get: () => expect.fail('an article needs no trace') });
  const article = articleFrom(snapshot, selection);
  expect(exportText(article)).toBe('T\n\nThe story is told.\n\nPart one\n\nAnd goes on.');
  expect(article.comments).toEqual({ words: 8, isShown: false });
  expect(article.words).toBe(9);
});

it('adds readers’ comments to article and exports on request, below the heading "Comments"', async () => {
  const { snapshot, selection } = await commented();
  const plain = articleFrom(snapshot, selection);
  const article = articleFrom(snapshot, selection, { comments: true });
  expect(exportText(article)).toBe(
    `${exportText(plain)}\n\nComments\n\nWhat you say\n\nFirst comment here.\n\nSecond one.`,
  );
  expect(exportMarkdown(article)).toContain(
    '## Part one\n\nAnd goes on.\n\n## Comments\n\n### What you say\n\nFirst c**omm**ent here.\n\n- Second one.',
  );
  expect(article.comments).toEqual({ words: 8, isShown: true });
  expect([article.words, article.minutes]).toEqual([plain.words, plain.minutes]);
});

it('treats readers’ comments as the article’s text if the page has no other text', async () => {
  const { snapshot, selection } = await commented('<p>First</p><p>Second</p>');
  const article = articleFrom(snapshot, selection);
  expect(article.comments).toBeNull();
  expect(exportText(article)).toContain('First\n\nSecond');
});

it('finds no comments if the algorithm does not distinguish them from other text', async () => {
  const { snapshot } = await snapshotPage(PAGE);
  const article = articleFrom(snapshot, selectText(snapshot), { comments: true });
  expect(article.comments).toBeNull();
  expect(exportText(article)).not.toContain('Comments');
});
