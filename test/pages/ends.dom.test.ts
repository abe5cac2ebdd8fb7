/**
 * Tests that scores, stars and short lines at the end of an article are kept, and that requests to readers below the
 * article ("Subscribe to …") are dropped.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { paragraphs, TEXT, textOf } from './paper-page.ts';

afterEach(removePages);

const LD =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Review","reviewRating":{"@type":"Rating","ratingValue":"8.5"}}</script>';

describe('parts of the article at its end', () => {
  it.each<[string, string, string[]]>([
    [
      'a score in a box',
      '<div class="score"><div class="value">8.5</div><div class="verdict">A lock to cross twice</div></div>',
      ['8.5', 'A lock to cross twice'],
    ],
    [
      'a score with what was good and bad',
      '<div class="review-box"><h3>Verdict</h3><div class="rating">Rating: 4 / 5</div><ul><li>Quiet</li><li>Never dry</li></ul><ul><li>Smells of larch</li></ul></div>',
      ['Verdict', '4 / 5', 'Quiet', 'Never dry', 'Smells of larch'],
    ],
    [
      'a score that the metadata declares',
      `${LD}<div><span>8.5</span><p>A lock to cross twice</p></div>`,
      ['8.5', 'A lock to cross twice'],
    ],
    ['stars', '<p class="stars">★★★★☆</p>', ['★★★★☆']],
    ['a short line', '<p>Good night.</p>', ['Good night.']],
    ['a signature', '<p>Yours,</p><p>Ada</p>', ['Yours,', 'Ada']],
    ['the line “THE END”', '<p><strong>THE END</strong></p>', ['THE END']],
    [
      'a line about the first publication',
      '<p>This article is republished from <a href="https://first.example">First</a> under a Creative Commons license.</p>',
      ['republished from'],
    ],
  ])('keeps %s at the end of an article', async (_what, end, lines) => {
    const text = await textOf(paragraphs() + end);
    expect([...TEXT, ...lines].filter((line) => !text.includes(line))).toEqual([]);
  });

  it('keeps a rating in stars (★★★☆☆) above or between the paragraphs', async () => {
    expect(await textOf(`${paragraphs(0, 3)}<p>★★★☆☆</p>${paragraphs(3)}`)).toContain('★★★☆☆');
    expect(await textOf(`<div class="rating">★★★☆☆</div>${paragraphs()}`)).toContain('★★★☆☆');
  });
});

describe('requests to readers at the end of an article', () => {
  it.each<[string, string, string[]]>([
    [
      'the rating by readers',
      '<div class="post-ratings"><span>Rate this article</span> <span>★★★★☆</span> <span>(12 votes, average: 4.2)</span></div>',
      ['12 votes'],
    ],
    [
      'buttons to vote',
      '<div class="rating"><button>★</button><button>★</button><button>★</button><span>4.2 / 5</span></div>',
      ['4.2 / 5'],
    ],
    [
      'permission to republish the article',
      '<div class="republish"><h3>Republish this article</h3><p>Our articles may be republished online or in print under a Creative Commons licence, for free.</p></div>',
      ['may be republished', 'Republish'],
    ],
    [
      'permission to republish the article, in other words',
      '<div class="box"><h2>Republish our articles for free</h2><p>You are welcome to republish this piece under Creative Commons, as long as you credit its author and link to us.</p></div>',
      ['welcome to republish'],
    ],
    [
      'permission to republish the article, in German',
      '<div class="box"><h2>Diesen Artikel weiterveröffentlichen</h2><p>Sie dürfen ihn unter einer Lizenz von Creative Commons weiterverwenden, online oder gedruckt.</p></div>',
      ['Sie dürfen'],
    ],
    [
      'permission to republish the article, outside a box',
      '<h3>Republish this article</h3><p>Our articles may be republished online or in print under a Creative Commons licence, for free.</p>',
      ['may be republished'],
    ],
  ])('drops %s at the end of an article', async (_what, end, lines) => {
    const text = await textOf(paragraphs() + end);
    expect(TEXT.filter((line) => !text.includes(line))).toEqual([]);
    expect(lines.filter((line) => text.includes(line))).toEqual([]);
  });
});
