import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../store/settings/parse.ts';
import type { ToolPlace } from '../place.ts';
import { Reader } from './reader.ts';
import type { Speech } from './speech.ts';

const PARAGRAPHS = Array.from({ length: 12 }, (_, index) => `This is paragraph ${index}.`);

const dialog = document.createElement('dialog');
let lifetime = new AbortController();

beforeEach(() => {
  lifetime = new AbortController();
  const article = document.createElement('article');
  article.className = 'article';
  article.append(...PARAGRAPHS.map((text) => Object.assign(document.createElement('p'), { textContent: text })));
  for (const paragraph of article.children) (paragraph as HTMLElement).style.cssText = 'height: 300px; margin: 0';
  dialog.style.cssText = 'position: fixed; inset: 0; height: 600px; padding: 0; border: 0; overflow: auto';
  dialog.replaceChildren(article);
  document.body.append(dialog);
  dialog.show();
});

afterEach(() => {
  lifetime.abort();
  dialog.remove();
  vi.restoreAllMocks();
});

/** A voice that says nothing: it stays at its first sentence until `done` is called. */
function open() {
  const said: string[] = [];
  let done = () => {};
  const voice = { id: 'ada', name: 'Ada', language: 'en', isLocal: true, isDefault: true };
  const speech: Speech = {
    voices: () => [voice],
    onVoices: () => {},
    say({ run, text }, hear) {
      said.push(text);
      done = () => hear({ type: 'done', run });
    },
    stop: () => {},
  };
  const metadata = { headline: 'A headline', language: 'en' };
  const place = {
    dialog,
    signal: lifetime.signal,
    settings: () => DEFAULT_SETTINGS,
    scene: () => ({ article: { metadata } }),
    changeSettings: () => {},
  } as unknown as ToolPlace;
  const reader = new Reader(place, speech, () => {});
  return { reader, said, metadata, done: () => done() };
}

/** Waits until the browser has dispatched the events of a scroll. */
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Waits until no scroll counts as automatic any more. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

function preferStill(): void {
  const real = matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : real(query),
  );
}

it('begins to read aloud at the first visible paragraph, without scrolling (user prefers reduced motion)', () => {
  preferStill();
  const { reader, said } = open();
  dialog.scrollTop = 1500;
  reader.toggle();
  expect(said).toEqual(['This is paragraph 5.']);
  expect(dialog.scrollTop).toBe(1500);
  reader.close();
});

it('scrolls along with the spoken text when the user starts reading aloud again at another place', async () => {
  preferStill();
  const { reader, said, done } = open();
  reader.toggle();
  await settled();
  reader.close();
  dialog.scrollTop = 1500;
  await settled();
  reader.toggle();
  expect(said.at(-1)).toBe('This is paragraph 5.');
  expect(reader.isAway).toBe(false);
  for (let sentences = 0; sentences < 3; sentences++) done();
  expect(said.at(-1)).toBe('This is paragraph 8.');
  expect(dialog.scrollTop).toBeGreaterThan(1500);
  reader.close();
});

it.each(['wheel', 'keydown'])(
  'no longer scrolls along with the spoken text if the user scrolls (%s) right after an automatic scroll',
  async (type) => {
    preferStill();
    const { reader, done } = open();
    reader.toggle();
    for (let sentences = 0; sentences < 3; sentences++) done();
    expect(dialog.scrollTop).toBeGreaterThan(0);
    await nextFrames();
    dialog.dispatchEvent(type === 'wheel' ? new WheelEvent(type) : new KeyboardEvent(type, { key: 'PageDown' }));
    dialog.scrollTop = 2600;
    await nextFrames();
    expect(reader.isAway).toBe(true);
    done();
    expect(dialog.scrollTop).toBe(2600);
    reader.close();
  },
);

it('continues to read aloud when the user corrects the headline, but stops when another article is shown', () => {
  const { reader, said, metadata, done } = open();
  reader.toggle();
  metadata.headline = 'A corrected headline';
  reader.drawn();
  done();
  expect(said.at(-1)).toBe('This is paragraph 1.');
  const article = dialog.querySelector('.article');
  article?.replaceWith(article.cloneNode(true));
  reader.drawn();
  expect(reader.isOpen).toBe(false);
});
