import { afterEach, describe, expect, it } from 'vitest';
import { removePages, renderPage, textNode } from '../../../test/render.ts';
import { takeSnapshot } from '../../page/snapshot/take.ts';
import { placesBetween } from './following.ts';

afterEach(removePages);

describe('places in the text', () => {
  it('a place in the text still points to the same text after the page has added content above that text', async () => {
    const document = await renderPage('<p>One</p><p>Two</p><p>Three</p>');
    const before = takeSnapshot(document);
    document.body.prepend(document.createElement('p'), 'New');
    const after = takeSnapshot(document);
    const now = placesBetween(before.nodes, after.nodes);
    for (const text of ['One', 'Two', 'Three']) {
      expect(now(textNode(before.snapshot, text))).toBe(textNode(after.snapshot, text));
    }
  });

  it('a place in the text points to neighboring text after its own text was removed', async () => {
    const document = await renderPage('<p>One</p><p id="two">Two</p><p>Three</p>');
    const before = takeSnapshot(document);
    document.getElementById('two')?.remove();
    const after = takeSnapshot(document);
    const now = placesBetween(before.nodes, after.nodes)(textNode(before.snapshot, 'Two'));
    const around = [textNode(after.snapshot, 'One'), textNode(after.snapshot, 'Three')];
    expect(now).toBeGreaterThanOrEqual(around[0] as number);
    expect(now).toBeLessThanOrEqual(around[1] as number);
  });
});
