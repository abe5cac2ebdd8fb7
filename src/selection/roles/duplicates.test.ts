import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { PAGE_KINDS, type PageKind } from '../../algorithms/types.ts';
import { readBlocks } from '../../page/blocks/page-blocks.ts';
import { createPage } from '../../page/page.ts';
import { assignRoles } from './rules.ts';

const told = (about: string) =>
  `<p>The ${about} lay at the quay all night, because nobody dared to sail it out of the harbour before the storm had gone.</p>`;
const TEXT = `<h2>Of boats</h2>${told('ferry')}${told('barge')}<p>So it was.</p>${told('cutter')}`;

const keptOf = (html: string, kind?: PageKind): number => keptBlocksOf(html, kind).length;

/** Returns the blocks of a page that remain body text, if the model has kept everything. */
function keptBlocksOf(html: string, kind: PageKind = 'article'): number[] {
  const snapshot = snapshotOfHtml(`<html><body><main>${html}</main></body></html>`);
  const context = readBlocks(createPage(snapshot));
  const { size } = context.view.blocks;
  const kinds = Float64Array.from(PAGE_KINDS, (name) => (name === kind ? 1 : 0));
  const scores = { body: new Float32Array(size).fill(0.9), kinds, commentProbability: () => 0 };
  const { roles } = assignRoles(context, scores, new Uint8Array(size).fill(1));
  return [...roles.keys()].filter((block) => roles[block] === 'body');
}

describe('a repeated text', () => {
  it('drops the whole second copy of a text, including its short lines', () => {
    expect(keptOf(TEXT)).toBe(5);
    expect(keptOf(`<div>${TEXT}</div><div>${TEXT}</div>`)).toBe(5);
    expect(keptOf(`<div>${TEXT}</div>${told('pilot')}<div>${TEXT}</div>`)).toBe(6);
    // an excerpt in front of the text makes a page look like a list
    expect(keptOf(`<div>${TEXT}</div>${told('pilot')}<div>${TEXT}</div>`, 'listing')).toBe(6);
  });

  it('drops the heading above the second copy of a text, if the heading is repeated too', () => {
    const twice = (copy: string) => `<div>${TEXT}</div>${told('pilot')}<div>${copy}</div>${told('crew')}`;
    expect(keptOf(twice(TEXT))).toBe(7);
    expect(keptOf(twice(TEXT.replace('Of', 'On')))).toBe(8);
  });

  it('keeps all copies of a text that is one paragraph, a refrain, or repeated often', () => {
    const start = told('crew') + told('captain');
    expect(keptOf(start + told('ferry') + told('barge') + told('ferry'))).toBe(5);
    const refrain = '<p>Row, row, row your boat.</p><p>Gently down the stream.</p>';
    expect(keptOf(told('ferry') + refrain + told('barge') + refrain)).toBe(6);
    expect(keptOf(start + told('ferry').repeat(6))).toBe(8);
    expect(keptOf(start + (told('ferry') + told('barge')).repeat(3))).toBe(8);
  });

  it('keeps all copies of a text on a forum, in documentation, and on a page that describes a service', () => {
    for (const kind of ['forum', 'documentation', 'service'] as const)
      expect(keptOf(`${told('crew')}${told('captain')}<div>${TEXT}</div><div>${TEXT}</div>`, kind), kind).toBe(12);
  });

  it('drops the second copy of a single long paragraph on a product page', () => {
    const long = told('ferry').replace(
      'had gone.',
      'had gone, and when it had, the captain was not to be found on board.',
    );
    expect(keptOf(told('crew') + told('captain') + long + told('barge') + long, 'product')).toBe(4);
  });
});

describe('a first paragraph that is repeated', () => {
  const [lamp, more] = [told('lamp'), told('ferry') + told('barge')];

  it('takes a repeated first paragraph for a summary, but keeps both copies on a list page', () => {
    expect(keptOf(`<h1>Lamps of the harbour</h1>${lamp}${more}${lamp}`)).toBe(3);
    const entries = `<h3>Brass</h3>${lamp}<p>89.00</p><h3>Tin</h3>${lamp}<p>49.00</p>${more}`;
    for (const kind of ['collection', 'listing'] as const) expect(keptOf(entries, kind), kind).toBe(8);
  });

  it('keeps the first post of a forum, and drops the copies of its text in answers', () => {
    const answer = `<div><p>Poe said:</p>${lamp}<p>It was like that in my time, too.</p></div>`;
    expect(keptBlocksOf(`<div>${lamp}${more}</div>${answer}${answer}`, 'forum')).toEqual([0, 1, 2, 3, 5, 6, 8]);
  });

  it('keeps both copies of a first paragraph if they are in boxes with the same class', () => {
    const card = (name: string) => `<div class="card"><h3>${name}</h3>${lamp}<p>89.00</p></div>`;
    expect(keptOf(card('Brass') + card('Tin') + more)).toBe(8);
    expect(keptOf(`${card('Brass')}<section><h3>Tin</h3>${lamp}<p>89.00</p></section>${more}`)).toBe(7);
    expect(keptOf(`<div>${lamp}</div><div>${more}</div><div>${lamp}</div>`)).toBe(3);
  });
});

it('drops a long paragraph that repeats the paragraph directly above it', () => {
  expect(keptOf(`${told('ferry')}<div>${told('cutter')}</div><div>${told('cutter')}</div>`)).toBe(2);
  const apart = `${told('cutter')}${told('yawl')}${told('cutter')}`;
  expect(keptOf(told('ferry') + told('barge') + apart)).toBe(5);
});
