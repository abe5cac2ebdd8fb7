/**
 * Tests that a signature (the stored form of a correction) finds the corrected boxes (elements) on other pages, and
 * contains none of their text. Boxes that cannot be recognized again have no signature.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryPage } from '../../../test/arbitrary-page.ts';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { createPage, type Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { signatureInWords } from '../../pages/options/sites/entries.ts';
import { parsed } from '../../shared/own-fields.ts';
import { matchSignature } from './match.ts';
import { signatureOf } from './signature.ts';
import { SIGNATURE } from './types.ts';
import { keptText } from './view.ts';

const PARAGRAPHS = (topic: string) =>
  [1, 2, 3, 4, 5]
    .map((n) => `<p>Paragraph ${n} about ${topic} goes on for a while, with commas, and says what it has to say.</p>`)
    .join('');

/** An article in a typical page structure. `hash` is part of a generated class name, which differs on every page. */
const article = (topic: string, hash: string, { promos = 1, notes = '' } = {}) => `
  <header class="site-header"><a href="/">Home</a></header>
  <main><article class="story css-${hash}">
    <h1>All about ${topic}</h1>
    ${PARAGRAPHS(topic)}
    ${`<div class="newsletter-promo sc-${hash}"><p>Get ${topic} in your inbox, every morning.</p></div>`.repeat(promos)}
    ${PARAGRAPHS(`more ${topic}`)}${notes}
    <section class="related-posts"><h2>More</h2><ul><li><a href="/a">Other ${topic}</a></li><li><a href="/b">Yet more</a></li></ul></section>
  </article></main>
  <aside class="rail"><p>Most read: ${topic} and other things of the day.</p></aside>`;

const read = (html: string): Page => createPage(snapshotOfHtml(html));
const inside = (page: Page, selector: RegExp) => {
  const box = page.index.having('class').find((id) => selector.test(page.attributesOf(id).class ?? '')) ?? -1;
  return textsOf(page).filter((node) => page.holds(box, node));
};
const textIn = (page: Page, nodes: readonly number[]) => nodes.map((node) => page.textOf(node).trim()).join(' ');

function replayed(first: Page, correction: Correction, keptOf: (page: Page) => readonly number[], second: Page) {
  const signature = signatureOf(first, correction, keptOf(first));
  return signature && matchSignature(second, signature, keptText(second, keptOf(second)));
}

describe('a remembered correction', () => {
  const first = read(article('tea', '1x2y3z'));

  test('a remembered correction finds its element on the next page, even if a generated class differs', () => {
    const second = read(article('coffee', '9k8j7h'));
    const match = replayed(first, { kind: 'remove', nodes: inside(first, /newsletter/) }, textsOf, second);
    expect(match && textIn(second, match)).toBe('Get coffee in your inbox, every morning.');
  });

  test('a remembered removal of a section finds the same section of the next page, with its heading and list', () => {
    const second = read(article('coffee', '9k8j7h'));
    const match = replayed(first, { kind: 'remove', nodes: inside(first, /related/) }, textsOf, second);
    expect(match && textIn(second, match)).toBe('More Other coffee Yet more');
  });

  test('a remembered correction that restores an element finds this element on the next page', () => {
    const second = read(article('coffee', '9k8j7h'));
    const keptOf = (page: Page) => textsOf(page).filter((node) => !inside(page, /rail/).includes(node));
    const match = replayed(first, { kind: 'keep', nodes: inside(first, /rail/) }, keptOf, second);
    expect(match && textIn(second, match)).toBe('Most read: coffee and other things of the day.');
  });

  test('a remembered choice of an element as the article finds this element on the next page', () => {
    const second = read(article('coffee', '9k8j7h'));
    const [element = -1] = first.index.named('article');
    const match = replayed(first, { kind: 'container', element }, textsOf, second);
    expect(match).toEqual(second.index.named('article'));
  });

  test('a remembered correction of several similar elements finds all of them on the next page', () => {
    const many = read(article('tea', '1x2y3z', { promos: 2 }));
    const nodes = textsOf(many).filter((node) => /inbox/.test(many.textOf(node)));
    const second = read(article('coffee', '9k8j7h', { promos: 4 }));
    const match = replayed(many, { kind: 'remove', nodes }, textsOf, second);
    expect(match).toHaveLength(4);
  });

  test('a remembered correction of one element finds nothing if the next page has several such elements', () => {
    const second = read(article('coffee', '9k8j7h', { promos: 3 }));
    expect(replayed(first, { kind: 'remove', nodes: inside(first, /newsletter/) }, textsOf, second)).toBeNull();
  });

  test('a remembered correction contains no text of the page and no generated class names', () => {
    const json = JSON.stringify(
      signatureOf(first, { kind: 'remove', nodes: inside(first, /newsletter/) }, textsOf(first)),
    );
    expect(json).toContain('newsletter');
    expect(json).not.toMatch(/tea|inbox|morning|1x2y3z|css/i);
  });
});

describe('corrections that cannot be remembered', () => {
  test('a correction of one of several paragraphs without class or id cannot be remembered', () => {
    const page = read(article('tea', '1x2y3z'));
    const node = textsOf(page).find((id) => page.textOf(id).startsWith('Paragraph 3')) ?? -1;
    expect(signatureOf(page, { kind: 'remove', nodes: [node] }, textsOf(page))).toBeNull();
  });

  test('a `div` without class or id that was chosen as the article cannot be remembered', () => {
    const page = read(article('tea', '1x2y3z').replace(/<(\/?)article[^>]*>/g, '<$1div>'));
    const element =
      page.index
        .named('main')
        .flatMap((main) => page.childrenOf(main))
        .find((id) => page.isElement(id)) ?? -1;
    expect(page.nameOf(element)).toBe('div');
    expect(signatureOf(page, { kind: 'container', element }, textsOf(page))).toBeNull();
  });

  test('an edit of the headline is not remembered', () => {
    const page = read(article('tea', '1x2y3z'));
    expect(signatureOf(page, { kind: 'edit', field: 'headline', text: 'Mine' }, textsOf(page))).toBeNull();
  });

  test('a correction of one of several similar elements cannot be remembered', () => {
    const page = read(article('tea', '1x2y3z', { promos: 3 }));
    const node = textsOf(page).find((id) => /inbox/.test(page.textOf(id))) ?? -1;
    expect(signatureOf(page, { kind: 'remove', nodes: [node] }, textsOf(page))).toBeNull();
  });
});

test('a remembered correction, tried on its own page again, finds no other text than the corrected text', () => {
  fc.assert(
    fc.property(arbitraryPage, fc.array(fc.nat(), { maxLength: 8 }), (snapshot, picks) => {
      const page = createPage(snapshot);
      const texts = textsOf(page);
      const nodes = [...new Set(picks.map((pick) => texts[pick % Math.max(1, texts.length)] ?? 0))].sort(
        (a, b) => a - b,
      );
      const signature = signatureOf(page, { kind: 'remove', nodes }, texts);
      if (!signature) return;
      expect(parsed(SIGNATURE, JSON.parse(JSON.stringify(signature)))).toEqual(signature);
      const match = matchSignature(page, signature, keptText(page, texts));
      for (const node of match ?? []) expect(nodes).toContain(node);
    }),
  );
});

describe('the search for a remembered element on another page', () => {
  const SAID = 'Get the news in your inbox, every morning.';
  /** Returns a page with a box in its article. `shell` is the markup of the page, in which `$` marks the article. */
  const pageWith = (box: string, shell = '$') =>
    read(
      shell.replace(
        '$',
        `<main><article><h1>About tea</h1>${PARAGRAPHS('tea')}${box}${PARAGRAPHS('x')}</article></main>`,
      ),
    );
  const boxOf = (attributes: string, tag = 'div') => `<${tag} ${attributes}><p>${SAID}</p></${tag}>`;
  const saidIn = (page: Page) => textsOf(page).filter((node) => page.textOf(node) === SAID);
  const found = (first: Page, second: Page): boolean => {
    const match = replayed(first, { kind: 'remove', nodes: saidIn(first) }, textsOf, second);
    return match !== null && match.length > 0;
  };
  const remembered = pageWith(boxOf('class="promo box"'));

  test.each([
    ['finds the same element', boxOf('class="promo box"'), true],
    ['finds an element whose class has its words in another order', boxOf('class="box promo"'), true],
    ['finds an element with another generated class', boxOf('class="promo box css-1x2y3z"'), true],
    [
      'finds an element with more paragraphs in it',
      `<div class="promo box"><p>${SAID}</p><p>And a bit more.</p></div>`,
      true,
    ],
    ['does not find an element whose class has one more word', boxOf('class="promo box author"'), false],
    ['does not find an element whose class has one word less', boxOf('class="promo"'), false],
    ['does not find an element with another tag', boxOf('class="promo box"', 'section'), false],
    ['does not find an element with one more element around it', `<div>${boxOf('class="promo box"')}</div>`, false],
    [
      'does not find an element in a list item instead of the article',
      `<ul><li>${boxOf('class="promo box"')}</li></ul>`,
      false,
    ],
    ['finds neither of two such elements', boxOf('class="promo box"').repeat(2), false],
  ])('on another page, a remembered correction %s', (_what, box, isFound) => {
    expect(found(remembered, pageWith(box))).toBe(isFound);
  });

  test.each([
    ['finds a class with the same number', 'class="post-123"', 'class="post-123"', true],
    ['finds a class with another number', 'class="post-123"', 'class="post-456"', true],
    ['does not find a class with another word', 'class="post-123"', 'class="post-footer"', false],
    [
      'does not find an element that has another class beside the one with a number',
      'class="post-123 teaser"',
      'class="post-456 lead"',
      false,
    ],
    ['finds an id with another number', 'id="ad-slot-7"', 'id="ad-slot-12"', true],
    ['does not find an id with another word', 'id="ad-slot-7"', 'id="ad-note-7"', false],
  ])('on another page, a correction of an element with a class or id %s', (_what, first, second, isFound) => {
    expect(found(pageWith(boxOf(first)), pageWith(boxOf(second)))).toBe(isFound);
  });

  test('does not mistake an element outside the article for one with the same class in the article', () => {
    const beside = pageWith('', `$<aside>${boxOf('class="promo box"')}</aside>`);
    expect(found(remembered, beside)).toBe(false);
    const within = pageWith('', `<div class="page">$<footer>${boxOf('class="promo box"')}</footer></div>`);
    expect(found(pageWith(boxOf('class="promo box"'), '<div class="page">$</div>'), within)).toBe(false);
  });

  test('finds an element without class and id only if it is a landmark such as `aside`', () => {
    expect(found(pageWith(boxOf('', 'aside')), pageWith(boxOf('', 'aside')))).toBe(true);
    expect(found(pageWith(boxOf('')), pageWith(boxOf('')))).toBe(false);
  });
});

describe('an element that an earlier version of Lectern has stored', () => {
  const page = read(article('coffee', '9k8j7h'));
  const stored = (box: object) => ({
    kind: 'remove',
    boxes: [
      {
        tag: 'div',
        names: ['newsletter', 'promo'],
        landmarks: ['article', 'main'],
        around: ['story'],
        content: 'text',
        words: 4,
        column: 'none',
        place: 'inside',
        isMany: false,
        ...box,
      },
    ],
  });
  const storedBox = (box: object) => {
    const signature = parsed(SIGNATURE, stored(box));
    if (!signature) throw new Error('refused');
    return { signature, nodes: matchSignature(page, signature, keptText(page, textsOf(page))) };
  };

  test('finds an element that an earlier version of Lectern has stored, and drops obsolete fields', () => {
    const { signature, nodes } = storedBox({ path: ['article', 'main'] });
    expect(nodes && textIn(page, nodes)).toBe('Get coffee in your inbox, every morning.');
    expect(Object.keys(signature.boxes[0] ?? {})).toEqual(['tag', 'names', 'path', 'content', 'place', 'isMany']);
  });

  test.each([
    ['left', 'beside'],
    ['right', 'beside'],
    ['across', 'inside'],
  ])('converts the obsolete field `column` of a stored element: "%s" becomes the place "%s"', (column, place) => {
    expect(storedBox({ column }).signature.boxes[0]?.place).toBe(place);
  });

  test('keeps an element that an earlier version stored without a path, but does not find the element', () => {
    const { signature, nodes } = storedBox({ width: 0, siblings: 0 });
    expect(signatureInWords(signature)).toBe('Removes a paragraph in the text, called “newsletter promo”');
    expect(nodes).toBeNull();
  });
});
