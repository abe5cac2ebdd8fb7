import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { selectText } from '../../../test/article-of.ts';
import { buildSnapshot } from '../../../test/build-snapshot.ts';
import { createPage } from '../../page/page.ts';
import { selectArticle } from '../select-article.ts';

const PROSE = 'A sentence, which is long enough to be one of a text, and is kept.';
const post = (name: string) =>
  h('blockquote', { class: name }, [h('p', 'Ferry is late.'), '— Ada (@ada) ', h('a', 'May 5')]);

function textsOf(
  content: ReturnType<typeof h>[],
  isKept: (text: string) => boolean = (text) => text === PROSE,
): string[] {
  const snapshot = buildSnapshot(h('body', h('main', content)));
  const page = createPage(snapshot);
  const { text } = selectArticle(page, selectText(snapshot, isKept));
  return text.marks.map(({ node }) => page.textOf(node).trim());
}

it('keeps all of an embedded post between kept paragraphs, with author and date', () => {
  for (const name of ['twitter-tweet', 'mastodon-embed', 'bluesky-embed', 'instagram-media']) {
    const texts = textsOf([h('p', PROSE), h('div', post(name)), h('p', PROSE)]);
    expect(texts).toEqual([PROSE, 'Ferry is late.', '— Ada (@ada)', 'May 5', PROSE]);
  }
});

it('keeps all of an embedded post if the algorithm kept a part of it', () => {
  const isKept = (text: string) => text === PROSE || text.startsWith('Ferry');
  expect(textsOf([h('p', PROSE), post('twitter-tweet')], isKept)).toContain('May 5');
});

it('does not restore a dropped embedded post below the text, or a dropped ordinary quote', () => {
  expect(textsOf([h('p', PROSE), h('p', PROSE), h('div', post('twitter-tweet'))])).toEqual([PROSE, PROSE]);
  expect(textsOf([h('p', PROSE), post('quote'), h('p', PROSE)])).toEqual([PROSE, PROSE]);
});
