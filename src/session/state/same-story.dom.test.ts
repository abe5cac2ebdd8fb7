import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { sampleArticle } from '../../../test/mount-sample.ts';
import type { Article } from '../../article/types.ts';
import { fingerprint, isPlaceholder, isSameStory, storyOf } from './same-story.ts';

describe('the same story', () => {
  const article = (...texts: string[]): Article => ({
    ...sampleArticle([]),
    tree: h(null, ...texts.map((text, index) => h('p', { dataNode: String(index) }, text))) as Article['tree'],
  });
  it.each([
    [true, 'as it was', ['a', 'b'], ['a', 'b']],
    [true, 'grown', ['a', 'b'], ['a', 'b', 'c', 'd', 'e']],
    [true, 'grown above', ['a', 'b'], ['x', 'a', 'b']],
    [true, 'being written', ['It costs'], ['It costs two']],
    [true, 'corrected', ['a', 'b', 'c', 'd'], ['a', 'b', 'x', 'd']],
    [false, 'another one', ['a', 'b'], ['x', 'y']],
    [false, 'another one with a line in common', ['a', 'b', 'c'], ['a', 'y', 'z']],
  ])('%s: %s', (isSame, _what, before, after) => {
    expect(isSameStory(storyOf(article(...before)), article(...after))).toBe(isSame);
  });

  it('is recognised by its first pieces, however long it is', () => {
    const texts = Array.from({ length: 2000 }, (_none, index) => `Piece ${index}`);
    const story = storyOf(article(...texts));
    expect(story.length).toBeLessThan(1000);
    expect(isSameStory(story, article(...texts, 'and more'))).toBe(true);
    expect(isSameStory(story, article(...texts.slice(1000)))).toBe(false);
    const gallery = article(...Array<string>(1000).fill(''), 'The end');
    expect(isSameStory(storyOf(gallery), gallery)).toBe(true);
  });

  it('is unchanged when only places differ', () => {
    const moved = h(null, h('p', { dataNode: '7' }, 'a')) as Article['tree'];
    expect(fingerprint({ ...article('a'), tree: moved })).toBe(fingerprint(article('a')));
    expect(fingerprint(article('b'))).not.toBe(fingerprint(article('a')));
  });

  it('is a placeholder while the page says that it is loading', () => {
    expect(isPlaceholder({ ...article('Loading …'), words: 1 })).toBe(true);
    expect(isPlaceholder(article('a'))).toBe(false);
  });
});
