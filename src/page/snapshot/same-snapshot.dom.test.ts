/** What has changed of a page is seen, whatever it is; that it was scrolled is none of it. */
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { arbitraryPage } from '../../../test/arbitrary-page.ts';
import { removePages, renderPage } from '../../../test/render.ts';
import { isSameSnapshot } from './same-snapshot.ts';
import { takeSnapshot } from './take.ts';

afterEach(removePages);

const HTML = `<!doctype html><style>body { height: 3000px } header { position: fixed; top: 0 }</style>
  <header>Harbour</header><h1 class="title">River</h1><p>The ferry <b>stayed</b>.</p><p hidden>Not now</p>`;

async function changed(change: (document: Document) => void): Promise<boolean> {
  const document = await renderPage(HTML);
  const before = takeSnapshot(document).snapshot;
  change(document);
  return !isSameSnapshot(before, takeSnapshot(document).snapshot);
}

it('is the same where nothing was done, or what is not seen', async () => {
  expect(await changed(() => {})).toBe(false);
  expect(await changed((document) => document.defaultView?.scrollTo(0, 500))).toBe(false);
});

it.each<[string, (document: Document) => void]>([
  ['a text', ({ body }) => void ((body.querySelector('b') as Element).textContent = 'left')],
  ['a box', ({ body }) => void ((body.querySelector('p') as HTMLElement).style.width = '90px')],
  ['what is hidden', ({ body }) => (body.querySelector('[hidden]') as Element).removeAttribute('hidden')],
  ['a class', ({ body }) => void ((body.querySelector('h1') as Element).className = 'other')],
  ['a paragraph that came', ({ body }) => body.append('More of it')],
  ['one that went', ({ body }) => body.querySelector('p')?.remove()],
  ['the title', (document) => void (document.title = 'Harbour')],
  ['a place', ({ body }) => void ((body.querySelector('p') as HTMLElement).style.marginTop = '90px')],
])('%s makes another', async (_what, change) => {
  expect(await changed(change)).toBe(true);
});

it('is the same as itself once more, and as no other', () => {
  fc.assert(
    fc.property(arbitraryPage, arbitraryPage, (one, other) => {
      expect(isSameSnapshot(one, structuredClone(one))).toBe(true);
      expect(isSameSnapshot(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
    { numRuns: 60 },
  );
});
