import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { sampleArticle } from '../../../test/mount-sample.ts';
import type { Article } from '../../article/types.ts';
import { fingerprint, isPlaceholder, isSameStory, storyOf } from './same-story.ts';

describe('recognising an article', () => {
  const article = (...texts: string[]): Article => ({
    ...sampleArticle([]),
    tree: h(null, ...texts.map((text, index) => h('p', { dataNode: String(index) }, text))) as Article['tree'],
  });
  it.each([
    [true, 'is unchanged', ['a', 'b'], ['a', 'b']],
    [true, 'has grown at the end', ['a', 'b'], ['a', 'b', 'c', 'd', 'e']],
    [true, 'has grown at the start', ['a', 'b'], ['x', 'a', 'b']],
    [true, 'is still being written', ['It costs'], ['It costs two']],
    [true, 'was corrected', ['a', 'b', 'c', 'd'], ['a', 'b', 'x', 'd']],
    [false, 'was replaced', ['a', 'b'], ['x', 'y']],
    [false, 'was replaced by one with a line in common', ['a', 'b', 'c'], ['a', 'y', 'z']],
  ])('isSameStory returns %s in this case: the article %s', (isSame, _what, before, after) => {
    expect(isSameStory(storyOf(article(...before)), article(...after))).toBe(isSame);
  });

  it('an article is recognised by its first pieces of text, however long it is', () => {
    const texts = Array.from({ length: 2000 }, (_none, index) => `Piece ${index}`);
    const story = storyOf(article(...texts));
    expect(story.length).toBeLessThan(1000);
    expect(isSameStory(story, article(...texts, 'and more'))).toBe(true);
    expect(isSameStory(story, article(...texts.slice(1000)))).toBe(false);
    const gallery = article(...Array<string>(1000).fill(''), 'The end');
    expect(isSameStory(storyOf(gallery), gallery)).toBe(true);
  });

  it('two articles that differ only in node ids have the same fingerprint', () => {
    const moved = h(null, h('p', { dataNode: '7' }, 'a')) as Article['tree'];
    expect(fingerprint({ ...article('a'), tree: moved })).toBe(fingerprint(article('a')));
    expect(fingerprint(article('b'))).not.toBe(fingerprint(article('a')));
  });

  it('an article counts as a placeholder while the page shows “Loading …”', () => {
    expect(isPlaceholder({ ...article('Loading …'), words: 1 })).toBe(true);
    expect(isPlaceholder(article('a'))).toBe(false);
  });
});
