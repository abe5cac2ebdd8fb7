/** What "Remember for this site" asks for: the correction just made, and no other. */
import type { VNode } from 'preact';
import { expect, it, vi } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import type { Correction } from '../../corrections/types.ts';
import { createPage } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import type { WorkbenchPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { createRemembering } from './remembering.tsx';
import type { Row } from './SiteStrip.tsx';

const page = createPage(
  snapshotOfHtml(
    `<main><h1>About tea</h1><p>It goes on for a while, with commas, and says what it has to say.</p>
    <div class="promo"><p>Get it every morning.</p></div><div class="share"><p>Tell your friends.</p></div></main>`,
  ),
);
const marks = textsOf(page).map((node) => ({ node, role: 'body' as const }));
const remove = (text: string): Correction => ({
  kind: 'remove',
  nodes: textsOf(page).filter((node) => page.textOf(node).trim() === text),
});

function play() {
  const rememberForSite = vi.fn(async () => ({ id: `id${rememberForSite.mock.calls.length}`, refusal: null }));
  const forgetForSite = vi.fn(async () => {});
  const announce = vi.fn();
  const place = { memory: () => null, appearance: () => ({}), announce, rememberForSite, forgetForSite };
  const remembering = createRemembering(place as unknown as WorkbenchPlace, () => {});
  remembering.toggle();
  function rows(...done: readonly Correction[]): readonly Row[] {
    const scene = {
      page,
      uncorrected: { algorithm: 'lectern', read: { selection: { text: { marks, objects: { nodes: [] } } } } },
      work: { corrections: { done, undone: [] }, recalled: null, recalledWords: '' },
      areCommentsShown: false,
    };
    const strip = remembering.strip?.(scene as unknown as Scene) as VNode<{ rows: readonly Row[] }>;
    return strip.props.rows.filter(({ label }) => label.includes('correction'));
  }
  const press = async (...done: readonly Correction[]) => {
    rows(...done)[0]?.onToggle();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { rows, press, rememberForSite, forgetForSite, announce };
}

const PROMO = remove('Get it every morning.');
const SHARE = remove('Tell your friends.');
const HEADLINE: Correction = { kind: 'edit', field: 'headline', text: 'Mine' };

it('remembers the correction just made, and none of those before', async () => {
  const { rows, press, rememberForSite } = play();
  expect(rows(PROMO, SHARE).map(({ label }) => label)).toEqual(['This correction']);
  await press(PROMO, SHARE);
  expect(rememberForSite.mock.calls).toEqual([
    [{ kind: 'remove', boxes: [expect.objectContaining({ names: ['share'] })] }],
  ]);
  expect(rows(PROMO, SHARE)[0]?.isOn).toBe(true);
});

it('asks again for the next one, and forgets only that', async () => {
  const { rows, press, rememberForSite, forgetForSite } = play();
  await press(PROMO);
  expect(rows(PROMO, SHARE)[0]?.isOn).toBe(false);
  await press(PROMO, SHARE);
  expect(rememberForSite).toHaveBeenCalledTimes(2);
  await press(PROMO, SHARE);
  expect(forgetForSite.mock.calls).toEqual([['id2']]);
  expect(rows(PROMO)[0]?.isOn).toBe(true);
});

it('asks for nothing after a headline was written', () => {
  const { rows } = play();
  expect(rows()).toEqual([]);
  expect(rows(PROMO, HEADLINE)).toEqual([]);
});

it('says so where nothing tells the part from others', async () => {
  const { press, rememberForSite, announce } = play();
  await press(remove('It goes on for a while, with commas, and says what it has to say.'));
  expect(rememberForSite).not.toHaveBeenCalled();
  expect(announce).toHaveBeenCalledWith(
    'This correction only applies to this page: the part cannot be recognised on others.',
  );
});
