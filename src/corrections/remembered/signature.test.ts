/** A correction of one page, found again on another; nothing of the text is kept, and what is plain is not remembered. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryPage } from '../../../test/arbitrary-page.ts';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage, type Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import type { Correction } from '../types.ts';
import { keptText } from './describe-box.ts';
import { matchSignature } from './match.ts';
import { parseSignature } from './parse.ts';
import { signatureOf } from './signature.ts';

const PARAGRAPHS = (topic: string) =>
  [1, 2, 3, 4, 5]
    .map((n) => `<p>Paragraph ${n} about ${topic} goes on for a while, with commas, and says what it has to say.</p>`)
    .join('');

/** An article with what sites put around it: `hash` is another on every page. */
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

describe('what is remembered', () => {
  const first = read(article('tea', '1x2y3z'));

  test('a box that was taken out is found on the next page, under another hash', () => {
    const second = read(article('coffee', '9k8j7h'));
    const match = replayed(first, { kind: 'remove', nodes: inside(first, /newsletter/) }, textsOf, second);
    expect(match && textIn(second, match.nodes)).toBe('Get coffee in your inbox, every morning.');
  });

  test('with its heading and its list', () => {
    const second = read(article('coffee', '9k8j7h'));
    const match = replayed(first, { kind: 'remove', nodes: inside(first, /related/) }, textsOf, second);
    expect(match && textIn(second, match.nodes)).toBe('More Other coffee Yet more');
  });

  test('what was put back is put back', () => {
    const second = read(article('coffee', '9k8j7h'));
    const keptOf = (page: Page) => textsOf(page).filter((node) => !inside(page, /rail/).includes(node));
    const match = replayed(first, { kind: 'keep', nodes: inside(first, /rail/) }, keptOf, second);
    expect(match && textIn(second, match.nodes)).toBe('Most read: coffee and other things of the day.');
  });

  test('a part of the page that is the article', () => {
    const second = read(article('coffee', '9k8j7h'));
    const [element = -1] = first.index.named('article');
    const match = replayed(first, { kind: 'container', element }, textsOf, second);
    expect(match?.nodes).toEqual(second.index.named('article'));
  });

  test('boxes of one kind are remembered as many, and all of them are found', () => {
    const many = read(article('tea', '1x2y3z', { promos: 2 }));
    const nodes = textsOf(many).filter((node) => /inbox/.test(many.textOf(node)));
    const second = read(article('coffee', '9k8j7h', { promos: 4 }));
    const match = replayed(many, { kind: 'remove', nodes }, textsOf, second);
    expect(match?.nodes).toHaveLength(4);
  });

  test('one box stands for no other that is as like', () => {
    const second = read(article('coffee', '9k8j7h', { promos: 3 }));
    expect(replayed(first, { kind: 'remove', nodes: inside(first, /newsletter/) }, textsOf, second)).toBeNull();
  });

  test('nothing of the text and no made-up name is in it', () => {
    const json = JSON.stringify(
      signatureOf(first, { kind: 'remove', nodes: inside(first, /newsletter/) }, textsOf(first)),
    );
    expect(json).toContain('newsletter');
    expect(json).not.toMatch(/tea|inbox|morning|1x2y3z|css/i);
  });
});

describe('what is not remembered', () => {
  test('a paragraph among paragraphs', () => {
    const page = read(article('tea', '1x2y3z'));
    const node = textsOf(page).find((id) => page.textOf(id).startsWith('Paragraph 3')) ?? -1;
    expect(signatureOf(page, { kind: 'remove', nodes: [node] }, textsOf(page))).toBeNull();
  });

  test('what was written into the head', () => {
    const page = read(article('tea', '1x2y3z'));
    expect(signatureOf(page, { kind: 'edit', field: 'headline', text: 'Mine' }, textsOf(page))).toBeNull();
  });

  test('one of several boxes that are alike', () => {
    const page = read(article('tea', '1x2y3z', { promos: 3 }));
    const node = textsOf(page).find((id) => /inbox/.test(page.textOf(id))) ?? -1;
    expect(signatureOf(page, { kind: 'remove', nodes: [node] }, textsOf(page))).toBeNull();
  });
});

test('of any page: what is remembered passes its own checks, and finds on that page nothing that was not corrected', () => {
  fc.assert(
    fc.property(arbitraryPage, fc.array(fc.nat(), { maxLength: 8 }), (snapshot, picks) => {
      const page = createPage(snapshot);
      const texts = textsOf(page);
      const nodes = [...new Set(picks.map((pick) => texts[pick % Math.max(1, texts.length)] ?? 0))].sort(
        (a, b) => a - b,
      );
      const signature = signatureOf(page, { kind: 'remove', nodes }, texts);
      if (!signature) return;
      expect(parseSignature(JSON.parse(JSON.stringify(signature)))).toEqual(signature);
      const match = matchSignature(page, signature, keptText(page, texts));
      for (const node of match?.nodes ?? []) expect(nodes).toContain(node);
    }),
  );
});

test('a short line without a name stands for no paragraph in its place', () => {
  const last = (text: string) =>
    read(`<main><article><h1>All about it</h1>${PARAGRAPHS('tea')}<p><em>${text}</em></p></article></main>`);
  const asItalics = (page: Page) => {
    for (const style of page.snapshot.styles) if (style.display === 'inline') style.italic = true;
    return page;
  };
  const first = asItalics(last('Photo: Jane Doe'));
  const nodes = textsOf(first).filter((node) => first.textOf(node).startsWith('Photo'));
  const match = replayed(first, { kind: 'remove', nodes }, textsOf, asItalics(last('Photo: John Roe')));
  expect(match?.nodes).toHaveLength(1);
  const long = asItalics(
    last('So it went on for years, and nobody who was there, then or later, has forgotten what it was like.'),
  );
  expect(replayed(first, { kind: 'remove', nodes }, textsOf, long)).toBeNull();
});
