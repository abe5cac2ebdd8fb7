import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { selectText } from '../../test/article-of.ts';
import { buildSnapshot } from '../../test/build-snapshot.ts';
import { createPage } from '../page/page.ts';
import { selectArticle } from './select-article.ts';

const PROSE = 'A sentence, which is long enough to be one of a text.';
const KEPT = `${PROSE} It is kept.`;

it('repeats all corrections (passes) until the selected text no longer changes', () => {
  const formula = h('math', [h('figcaption', PROSE), 'x']);
  const pieces = [h('div', h('video', h('div', h('div', formula)))), h('div', h('div', h('span', KEPT)))];
  const snapshot = buildSnapshot(h('body', pieces));
  const page = createPage(snapshot);
  const answer = selectText(snapshot, (text) => text === KEPT);
  const { text } = selectArticle(page, answer);
  expect(text.marks.map(({ node }) => page.textOf(node))).toEqual([PROSE, 'x', KEPT]);
  expect(selectArticle(page, { ...answer, marks: text.marks }).text.marks).toEqual(text.marks);
});
