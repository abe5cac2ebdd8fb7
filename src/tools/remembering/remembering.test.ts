/** Tests the button "On all pages of this site", which applies only to the latest correction. */
import { expect, it, vi } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { createPage } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import * as signature from '../../store/remembered/signature.ts';
import type { KeptStore } from '../kept-store.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { createRemembering } from './remembering.tsx';

const snapshot = snapshotOfHtml(
  `<main><h1>About tea</h1><p>It goes on for a while, with commas, and says what it has to say.</p>
  <div class="promo"><p>Get it every morning.</p></div><div class="share"><p>Tell your friends.</p></div></main>`,
);
const pageAt = (url: string) => createPage({ ...snapshot, url });
const page = pageAt('https://tea.example/one');
const marks = textsOf(page).map((node) => ({ node, role: 'body' as const }));
const remove = (text: string): Correction => ({
  kind: 'remove',
  nodes: textsOf(page).filter((node) => page.textOf(node).trim() === text),
});

function play(at = page) {
  const rememberForSite = vi.fn(async () => ({ id: `id${rememberForSite.mock.calls.length}`, refusal: null }));
  const forgetForSite = vi.fn(async () => {});
  const announce = vi.fn();
  const kept = { marks, objects: [], notes: [] };
  const sceneOf = (done: readonly Correction[]) =>
    ({
      page: at,
      uncorrected: { algorithm: 'lectern', kept },
      work: { corrections: { done, undone: [] }, recalled: null, recalledWords: '' },
      areCommentsShown: false,
    }) as unknown as Scene;
  const place = { memory: () => null, scene: () => sceneOf([]), announce } as unknown as ToolPlace;
  const store = { rememberForSite, forgetForSite } as unknown as KeptStore;
  const remembering = createRemembering(place, store, () => {});
  const of = (...done: readonly Correction[]) => remembering.ofCorrection(sceneOf(done));
  const press = async (...done: readonly Correction[]) => {
    of(...done)?.press();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { of, press, menu: remembering.menu, rememberForSite, forgetForSite, announce };
}

const PROMO = remove('Get it every morning.');
const SHARE = remove('Tell your friends.');
const NAMELESS = remove('It goes on for a while, with commas, and says what it has to say.');
const HEADLINE: Correction = { kind: 'edit', field: 'headline', text: 'Mine' };

it('the button “On all pages of this site” remembers only the latest correction', async () => {
  const { of, press, rememberForSite, announce } = play();
  expect(of(PROMO, SHARE)?.state).toBe('can');
  await press(PROMO, SHARE);
  expect(rememberForSite.mock.calls).toEqual([
    [{ kind: 'remove', boxes: [expect.objectContaining({ names: ['share'] })] }],
  ]);
  expect(announce).toHaveBeenCalledWith(expect.stringMatching(/^Remembered\. .* tea\.example\.$/));
  expect(of(PROMO, SHARE)?.state).toBe('remembered');
});

it('“On all pages of this site” forgets only the latest correction when pressed a second time', async () => {
  const { of, press, rememberForSite, forgetForSite } = play();
  await press(PROMO);
  expect(of(PROMO, SHARE)?.state).toBe('can');
  await press(PROMO, SHARE);
  expect(rememberForSite).toHaveBeenCalledTimes(2);
  await press(PROMO, SHARE);
  expect(forgetForSite.mock.calls).toEqual([['id2']]);
  expect(of(PROMO)?.state).toBe('remembered');
  // A new correction object for the same part of the page, as after the page was read again.
  expect(of(remove('Get it every morning.'))?.state).toBe('remembered');
});

it('the button “On all pages of this site” does nothing before the first correction', async () => {
  const { of, press, rememberForSite, announce } = play();
  expect(of()?.state).toBe('none');
  await press();
  expect(rememberForSite).not.toHaveBeenCalled();
  expect(announce).not.toHaveBeenCalled();
});

it('“On all pages of this site” is disabled after the user has put a removed part back', () => {
  const { of } = play();
  expect(of(NAMELESS, { ...NAMELESS, kind: 'keep' } as Correction)?.state).toBe('none');
});

it.each([
  ['a paragraph like all others', NAMELESS],
  ['an edited headline', HEADLINE],
])('“On all pages of this site” says if Lectern cannot find the part on other pages: %s', async (_what, correction) => {
  const { of, press, rememberForSite, announce } = play();
  expect(of(PROMO, correction)?.state).toBe('cannot');
  await press(PROMO, correction);
  expect(rememberForSite).not.toHaveBeenCalled();
  expect(announce).toHaveBeenCalledWith('Applies to this page only: Lectern cannot find the same part on other pages.');
});

it('computes only once how to find a corrected part on other pages', () => {
  const { of } = play();
  const work = vi.spyOn(signature, 'signatureOf');
  for (let draw = 0; draw < 3; draw++) of(NAMELESS);
  expect(work).toHaveBeenCalledTimes(1);
});

it('the button “On all pages of this site” is not shown for a local file', () => {
  const { of, menu } = play();
  expect(menu().map(({ label }) => label)).toEqual(['Remember for this site…']);
  const local = play(pageAt('file:///home/me/tea.html'));
  expect(of(PROMO)).not.toBeNull();
  expect(local.of(PROMO)).toBeNull();
  expect(local.menu()).toEqual([]);
});
