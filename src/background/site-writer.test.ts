/**
 * Tests that tabs that write at the same time do not overwrite each other, and that a page changes only what is
 * remembered for its own site.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BOX } from '../../test/box-signature.ts';
import type { BoxSignature, Signature, SiteChoices, SiteMemory } from '../store/remembered/types.ts';

const store = vi.hoisted(() => ({ sites: new Map<string, unknown>(), isFull: false }));
vi.mock('../platform/errors.ts', () => ({ reportOnce: () => {} }));
vi.mock('../platform/storage.ts', () => {
  const siteOfKey = (key: string) => key.replace('site:', '');
  const later = () => new Promise((resolve) => setTimeout(resolve, 1));
  return {
    readKept: async (key: string) => {
      await later();
      return structuredClone(store.sites.get(siteOfKey(key)));
    },
    readAllKept: async () => store.sites,
    writeKept: async (key: string, value: unknown) => {
      await later();
      if (store.isFull) throw new Error('QUOTA_BYTES quota exceeded');
      if (value === undefined) store.sites.delete(siteOfKey(key));
      else store.sites.set(siteOfKey(key), structuredClone(value));
    },
  };
});
const { contentMemory, pageMemory } = await import('./site-writer.ts');

const signature = (name: string): Signature => ({
  kind: 'remove',
  boxes: [{ names: [name] } as unknown as BoxSignature],
});
const real = (name: string): Signature => ({ kind: 'remove', boxes: [{ ...BOX, names: [name] }] });
const caller = (url: string) => ({ tabId: 7, url });
const page = { tabId: undefined, url: 'chrome-extension://ours/remembered.html' };
const memoryOf = (site: string) => store.sites.get(site) as SiteMemory | undefined;

beforeEach(() => {
  store.sites.clear();
  store.isFull = false;
});

test('stores all corrections that tabs of a site send at the same time', async () => {
  const names = ['promo', 'share', 'related', 'footer'];
  await Promise.all([
    ...names.map((name) => contentMemory.rememberForSite({ signature: real(name) }, caller('https://www.a.test/x'))),
    contentMemory.chooseForSite({ choices: { algorithm: 'readability' } }, caller('https://a.test/y')),
    contentMemory.rememberForSite({ signature: real('promo') }, caller('https://b.test/')),
  ]);
  expect(
    memoryOf('a.test')
      ?.corrections.map((one) => one.signature.boxes[0]?.names[0])
      .sort(),
  ).toEqual(names.sort());
  expect(memoryOf('a.test')?.algorithm).toBe('readability');
  expect(memoryOf('b.test')?.corrections).toHaveLength(1);
});

test('counts each use of a remembered correction', async () => {
  const { id } = await contentMemory.rememberForSite({ signature: real('promo') }, caller('https://a.test/'));
  const count = () =>
    contentMemory.countReplay({ outcomes: [{ id: id ?? '', outcome: 'used' }] }, caller('https://a.test/'));
  await Promise.all([count(), count(), count()]);
  expect(memoryOf('a.test')?.corrections[0]?.used).toBe(3);
});

test('deletes a site’s entry when its last correction is deleted, and can restore the entry', async () => {
  await contentMemory.rememberForSite({ signature: real('promo') }, caller('https://a.test/'));
  const before = structuredClone(memoryOf('a.test')) as SiteMemory;
  await pageMemory.forgetRemembered({ site: 'a.test', id: before.corrections[0]?.id ?? '' }, page);
  expect(store.sites.size).toBe(0);
  expect(await pageMemory.addSites({ sites: [before] }, page)).toEqual({ isStored: true });
  expect(memoryOf('a.test')).toEqual(before);
});

describe('what is remembered for sites', () => {
  test('refuses a correction when the store is full, and leaves the stored data unchanged', async () => {
    await contentMemory.rememberForSite({ signature: real('promo') }, caller('https://a.test/'));
    const before = structuredClone(memoryOf('a.test'));
    store.isFull = true;
    const answer = await contentMemory.rememberForSite({ signature: real('share') }, caller('https://a.test/'));
    expect(answer).toEqual({ id: null, refusal: 'full' });
    expect(memoryOf('a.test')).toEqual(before);
  });

  test('remembers nothing for a page that has no site, such as a file', async () => {
    const asked = contentMemory.rememberForSite({ signature: signature('promo') }, caller('file:///a.html'));
    await expect(asked).rejects.toThrow('Lectern cannot remember anything for this page.');
  });

  test('does not overwrite what a later version of Lectern has stored for a site', async () => {
    const later = { version: 2, site: 'a.test', something: 'new' };
    store.sites.set('a.test', later);
    expect(await contentMemory.rememberForSite({ signature: real('promo') }, caller('https://a.test/'))).toEqual({
      id: null,
      refusal: 'full',
    });
    expect(store.sites.get('a.test')).toEqual(later);
  });

  test('remembers corrections for at most 500 sites', async () => {
    for (let at = 0; at < 500; at++)
      store.sites.set(`s${at}.test`, { version: 1, site: `s${at}.test`, corrections: [] });
    expect(await contentMemory.rememberForSite({ signature: real('promo') }, caller('https://a.test/'))).toEqual({
      id: null,
      refusal: 'full',
    });
    expect(store.sites.has('a.test')).toBe(false);
  });
});

test('a page can change the choices for its site, but no other stored data of the site', async () => {
  await contentMemory.rememberForSite({ signature: real('promo') }, caller('https://a.test/'));
  const choices = { comments: false, isAlwaysOpen: true, site: 'b.test', corrections: [] } as SiteChoices;
  await contentMemory.chooseForSite({ choices }, caller('https://a.test/'));
  await pageMemory.changeChoices({ site: 'a.test', choices }, page);
  expect(memoryOf('a.test')).toMatchObject({ site: 'a.test', comments: false, corrections: [{ missed: 0 }] });
  expect(memoryOf('a.test')).not.toHaveProperty('isAlwaysOpen');
});
