/** Mounts a reader with sample content, for tests of the reader. */
import '../src/session/lazy/controls.ts';
import { h } from 'hastscript';
import { expect, onTestFinished, vi } from 'vitest';
import { type Article, NO_METADATA } from '../src/article/types.ts';
import { mountReader } from '../src/reader/mount.ts';
import { wantWhole } from '../src/reader/overlay/whole-article.ts';
import type { CodeScript, ReaderTools } from '../src/reader/port.ts';
import type { AlgorithmChoice, ReaderState } from '../src/reader/reader-state.ts';
import type { LazyScripts } from '../src/reader/state/view.ts';
import { provided } from '../src/session/lazy-script.ts';
import { DEFAULT_APPEARANCE } from '../src/store/settings/appearance.ts';
import { samplePort, sampleState } from './sample-port.ts';

export const ALGORITHMS: readonly AlgorithmChoice[] = [
  { id: 'readability', label: 'Readability', summary: 'Scores paragraphs.', family: 'Readability', recommended: true },
  { id: 'eatiht', label: 'Eatiht', summary: 'Counts sentences.', family: 'eatiht', recommended: true },
  { id: 'html-text', label: 'All visible text', summary: 'Keeps everything.', family: 'html-text', recommended: true },
];

/** Returns an article that has, for each node id, a paragraph that begins with "Paragraph <id>.". */
export function sampleArticle(ids: readonly number[], change: Partial<Article> = {}): Article {
  const filler = 'The harbour was quiet, and the boats lay still on the grey water. '.repeat(4);
  const tree = h(null, ...ids.map((id) => h('p', { dataNode: id }, `Paragraph ${id}. ${filler}`)));
  return {
    tree: tree as Article['tree'],
    metadata: {
      ...NO_METADATA,
      headline: 'The harbour',
      authors: ['Ada Poe'],
      byline: 'Ada Poe',
      published: '2026-03-14',
      site: 'The Review',
      url: 'https://example.org/',
      language: 'en',
      sources: { headline: 'JSON-LD', byline: 'byline on the page', published: 'Open Graph', site: 'Open Graph' },
    },
    words: 1240,
    minutes: 8,
    algorithm: 'readability',
    comments: null,
    confidence: null,
    page: null,
    empty: null,
    ...change,
  };
}

export const range = (from: number, to: number) => Array.from({ length: to - from }, (_unused, index) => from + index);

/**
 * Returns fake lazy scripts: the script of the controls, and the given script for highlighting code (null if it is not
 * loaded).
 */
export const scriptsWith = (highlight: CodeScript | null): LazyScripts => ({
  parts: () => ({ controls: provided('controls') ?? null, highlight }),
  loadControls: async () => true,
  loadFont: async () => null,
});

/**
 * Mounts a reader, and removes it at the end of the test. Uses `onTestFinished`, because an `afterEach` in this module
 * would run only in the first test file that loads the module.
 */
export function mountSample(
  change: Partial<ReaderState> = {},
  lazy = scriptsWith(null),
  tools: Partial<ReaderTools> = {},
) {
  const state = sampleState({
    article: sampleArticle(range(1, 60)),
    algorithm: 'readability',
    algorithms: ALGORITHMS,
    appearance: { ...DEFAULT_APPEARANCE, theme: 'light' },
    ...change,
  });
  const port = samplePort(tools);
  const calls = {
    dispatch: vi.spyOn(port, 'dispatch'),
    copy: vi.spyOn(port.exports, 'copy'),
    key: vi.spyOn(port.tools, 'key'),
  };
  const handle = mountReader(document, state, port, lazy);
  onTestFinished(() => handle.destroy());
  return { handle, state, ...calls, ...parts() };
}

/**
 * Like {@link mountSample}, but draws the whole text at once. Normally, the text below the first screens is drawn in
 * later animation frames.
 */
export function mountWhole(change: Partial<ReaderState> = {}, lazy?: LazyScripts) {
  const sample = mountSample(change, lazy);
  wantWhole(sample.dialog);
  return sample;
}

/** Makes a mounted reader apply each appearance that is chosen in the reader, as the session does. */
export function withAppearance<Sample extends ReturnType<typeof mountSample>>(sample: Sample): Sample {
  let { state } = sample;
  sample.dispatch.mockImplementation((event) => {
    if (event.type !== 'appearance-chosen') return;
    state = { ...state, appearance: { ...state.appearance, ...event.change } };
    sample.handle.update(state);
  });
  return sample;
}

/** Returns the reader's current elements. */
export function parts() {
  const host = document.querySelector<HTMLElement>('[data-lectern]') as HTMLElement;
  const root = host.shadowRoot as ShadowRoot;
  const dialog = root.querySelector('dialog') as HTMLDialogElement;
  const button = (name: string) =>
    root.querySelector<HTMLButtonElement>(`button[aria-label^="${name}"]`) as HTMLButtonElement;
  return { host, root, dialog, button, panel: () => root.querySelector<HTMLElement>('.panel') };
}

/** Polls as long as the end-to-end tests do (15 s), because the machine may be busy. */
export const poll = <Value>(read: () => Value, message = '') => expect.poll(read, { timeout: 15_000, message });
