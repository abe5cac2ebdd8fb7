/** Tests a session: choices that wait for a script, and how an algorithm's judgement of the page is shown. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { classicAlgorithms } from '../algorithms/classics.ts';
import htmlText from '../algorithms/html-text/index.ts';
import type { Mark, Selection } from '../algorithms/types.ts';
import { createPage } from '../page/page.ts';
import type { DataAlgorithm } from '../store/messages/protocol.ts';
import { parseSettings } from '../store/settings/parse.ts';
import './early-snapshot/index.ts';
import { noteClosed } from './left.ts';
import './lazy/controls.ts';
import './lazy/engine.ts';
import './lazy/exporter.ts';
import './lazy/large.ts';
import './lazy/pages.ts';
import { provide } from './lazy-script.ts';
import { createSession } from './session.ts';
import { findSecondOpinion } from './state/second-opinion.ts';

const { answer, stored } = vi.hoisted(() => ({
  answer: vi.fn<(call: string, request?: unknown) => Promise<unknown>>(),
  stored: vi.fn<() => Record<string, unknown>>(),
}));
vi.mock('../store/messages/messenger.ts', () => ({
  callBackgroundFromContent: answer,
  group: () => ({}),
  handleCalls: () => () => {},
}));
vi.mock('../store/messages/settings-channel.ts', () => ({
  readSettings: async () => parseSettings(stored()),
  watchSettings: () => {},
  readSettled: async () => parseSettings(stored()),
  settling: <T>(store: () => Promise<T>) => store(),
}));
vi.mock('../platform/browser.ts', () => ({
  extensionSecret: () => null,
  isContextValid: () => true,
  isPrivateWindow: () => false,
}));

vi.mock('../platform/storage.ts', () => ({ inTime: (work: unknown) => work }));

/** The worker's fake answer to all calls: the change is stored, and nothing is remembered about the site. */
const FINE = { isStored: true };

const ADDRESS = location.href;
const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning.';

/** Replaces the tools' script; adds no controls to the reader. */
const TOOLS = {
  findSecondOpinion,
  currentPage: createPage,
  moveWork: <W>(work: W) => work,
  decorate: <A>(_world: unknown, { article }: { article: A }) => article,
  mount: () => ({
    update() {},
    leave: () => false,
    outline: () => [],
    menu: () => [],
    exported: <A>(article: A) => article,
  }),
};

let session: ReturnType<typeof createSession>;

beforeEach(() => {
  document.body.innerHTML = `<p id="first">${PROSE}</p><p>Second.</p>`;
  // These scripts are loaded from the start, as on a page where the browser had idle time to load them.
  provide('classics', { algorithms: classicAlgorithms });
  provide('tools', TOOLS as never);
  stored.mockReturnValue({ algorithm: 'readability' });
  answer.mockResolvedValue(FINE);
  session = createSession();
});

afterEach(() => {
  session.close();
  history.replaceState(null, '', ADDRESS);
});

/** Makes `loadScript` calls to the background worker run `load`; all other calls succeed. */
function onLoad(load: () => Promise<void>): void {
  answer.mockImplementation(async (call) => (call === 'loadScript' ? load() : FINE));
}

/** Registers a fake algorithm, as the script of a real one does when it loads. The fake one keeps all text. */
const arrive = (id: DataAlgorithm) => provide(id, { id, run: htmlText.run });

const shownText = () => document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('main')?.textContent ?? '';

const button = (label: string) =>
  [...(document.querySelector('[data-lectern]')?.shadowRoot?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === label,
  );

test('an algorithm whose script failed to load at first is used once the script loads', async () => {
  await session.open({});
  onLoad(async () => {
    throw new Error('no answer');
  });
  await session.setAlgorithm('newspaper');
  await expect.poll(shownText).toContain('Newspaper could not be loaded. This is what Readability found.');
  onLoad(async () => arrive('newspaper'));
  await session.setAlgorithm('newspaper');
  await expect.poll(shownText).not.toContain('could not be loaded');
  expect(shownText()).toContain('Second.');
});

test('a new article that replaces selected text is extracted with the stored algorithm', async () => {
  stored.mockReturnValue({ algorithm: 'goose' });
  onLoad(async () => arrive('goose'));
  getSelection()?.selectAllChildren(document.getElementById('first') as HTMLElement);
  await session.open({ selection: true });
  await expect.poll(shownText).toContain(PROSE);
  expect(session.status().algorithm).toBe('selection');
  document.body.querySelector('#first')?.remove();
  history.pushState(null, '', '?elsewhere');
  await expect.poll(() => button('Read'), { timeout: 3000 }).toBeTruthy();
  expect(shownText()).toContain(PROSE);
  await userEvent.click(button('Read') as Element);
  expect(session.status().algorithm).toBe('goose');
  await expect.poll(shownText).toContain('Second.');
  expect(shownText()).not.toContain('could not be loaded');
});

test('a chosen algorithm is ignored if its script loads after the reader has closed', async () => {
  let come = () => {};
  onLoad(() => new Promise((done) => (come = done)));
  await session.open({});
  const waiting = session.setAlgorithm('justext');
  session.close();
  await session.open({ algorithm: 'eatiht' });
  arrive('justext');
  come();
  await waiting;
  expect(session.status().algorithm).toBe('eatiht');
});

test('a copy waits for an article that is still being made after a change', async () => {
  const first: typeof htmlText.run = (...input) => {
    const selection = htmlText.run(...input);
    return { ...selection, marks: selection.marks.slice(0, 1) };
  };
  provide('goose', { id: 'goose', run: first });
  stored.mockReturnValue({ algorithm: 'goose' });
  await session.open({});
  let isMade = false;
  const made = new Promise<void>((done) => setTimeout(done, 300)).then(() => void (isMade = true));
  const slowly = vi
    .spyOn(TOOLS, 'decorate')
    .mockImplementation((_world, { article }) => (isMade ? article : made) as never);
  const chosen = session.setAlgorithm('readability');
  await new Promise((done) => setTimeout(done, 100));
  const { text } = await session.exporter.clipboardContent('text');
  await chosen;
  slowly.mockRestore();
  expect(text).toContain('Second.');
});

test('the background worker hears that the reader closed, even if removing the reader failed', async () => {
  await session.open({});
  answer.mockClear();
  const failing = vi.spyOn(Element.prototype, 'remove').mockImplementation(() => {
    throw new Error('the page replaced a function');
  });
  session.close();
  failing.mockRestore();
  document.querySelector('[data-lectern]')?.remove();
  await expect.poll(() => answer.mock.calls.map(([call]) => call)).toContain('readerClosed');
});

test('formulas are typeset at once if the script for them has already loaded', async () => {
  const typeset = { type: 'text' as const, value: 'Typeset.' };
  provide('formulas', { typesetFormulas: (tree) => ({ ...tree, children: [...tree.children, typeset] }) });
  document.body.innerHTML = `<p>${PROSE} It is $x^2$.</p>`;
  await session.open({});
  expect(shownText()).toContain('Typeset.');
});

describe('after the user has closed the first screen, which is painted before the session runs', () => {
  test('clicks made before the first screen closed do not open the reader, but a later click does', async () => {
    const clickedAt = Date.now() - 1;
    noteClosed();
    await Promise.all([session.open({ clickedAt, toggle: true }), session.open({ clickedAt, toggle: true })]);
    expect(session.status().open).toBe(false);
    await session.open({ clickedAt: clickedAt + 1000, toggle: true });
    expect(session.status().open).toBe(true);
  });

  test('closing the first screen (painted early) also closes a reader that is already opening', async () => {
    const opening = session.open({ clickedAt: Date.now() - 1 });
    noteClosed();
    await opening;
    expect(session.status().open).toBe(false);
  });
});

test('a click made before the user closed the reader does not open it again if it arrives later', async () => {
  const clickedAt = Date.now() - 2;
  await session.open({ clickedAt });
  await userEvent.keyboard('{Escape}');
  await session.open({ clickedAt: clickedAt + 1 });
  expect(session.status().open).toBe(false);
  await session.open({});
  expect(session.status().open).toBe(true);
});

describe('a page with few elements and megabytes of text', () => {
  const reader = () => document.querySelector('[data-lectern]');

  test.each([
    ['in one paragraph', 1, 12_000],
    ['in a thousand paragraphs', 1000, 12],
  ])('a reader opens before a page with megabytes of text is read: %s', async (_where, paragraphs, times) => {
    for (let at = 0; at < paragraphs; at++) {
      const text = `${at}. ${`${PROSE} `.repeat(times)}`;
      document.body.append(Object.assign(document.createElement('p'), { textContent: text }));
    }
    await session.open({});
    expect(reader()).not.toBeNull();
    expect(shownText()).not.toContain(PROSE);
    await expect.poll(shownText, { timeout: 20_000 }).toContain(PROSE);
  });

  test('Lectern stops reading a long page when Esc closes the reader', async () => {
    document.body.append(Object.assign(document.createElement('p'), { textContent: `${PROSE} `.repeat(12_000) }));
    await session.open({});
    await userEvent.keyboard('{Escape}');
    expect(reader()).toBeNull();
    expect(session.status().open).toBe(false);
    await new Promise((done) => setTimeout(done, 1000));
    expect(reader()).toBeNull();
  });
});

describe('an algorithm that recognises comments and pages that are not articles', () => {
  /**
   * Registers a fake algorithm that keeps one paragraph as text and the others as comments. `change` contains its
   * judgement of the page.
   */
  const judging = (id: DataAlgorithm, change: Partial<Selection>) =>
    provide(id, {
      id,
      run(page, options) {
        const all = htmlText.run(page, options);
        const isFirst = (node: number) => page.textOf(node) === PROSE;
        const marks = all.marks.map((mark): Mark => ({ ...mark, role: isFirst(mark.node) ? 'body' : 'comment' }));
        return { ...all, algorithm: id, marks, ...change };
      },
    });
  test('after the user asks for comments, the reader shows them until it is closed', async () => {
    stored.mockReturnValue({ algorithm: 'dragnet' });
    judging('dragnet', {});
    await session.open({});
    await expect.poll(shownText).toContain('Show comments1 word');
    expect(shownText()).not.toContain('Second.');
    await userEvent.click(button('Show comments') as Element);
    expect(shownText()).toContain('CommentsSecond.');
    await session.setAlgorithm('html-text');
    await session.setAlgorithm('dragnet');
    expect(shownText()).toContain('CommentsSecond.');
    session.close();
    await session.open({});
    expect(shownText()).not.toContain('Second.');
  });

  test('a suggested algorithm that the user chooses is used, but not stored as a setting', async () => {
    stored.mockReturnValue({ algorithm: 'newspaper-3k' });
    document.body.innerHTML += `<p>${PROSE.repeat(9)}</p>`;
    judging('newspaper-3k', { confidence: 0.4, page: { kind: 'listing', article: 0.1, readable: 0.9 } });
    await session.open({});
    expect(session.status()).toMatchObject({ confidence: 0.4, kind: 'listing' });
    await expect.poll(shownText).toContain('This may not be an article.');
    // The number of words that another algorithm found follows later, after that algorithm has run for comparison.
    await expect.poll(shownText).toMatch(/found \d+ words/);
    answer.mockClear();
    await userEvent.click(button('Show all visible text') as Element);
    await expect.poll(() => session.status().algorithm).toBe('html-text');
    expect(shownText()).not.toContain('may not be');
    expect(answer.mock.calls.map(([call]) => call)).not.toContain('changeSettings');
  });
});

test('a reopened reader shows an unchanged page at once, and reads a changed page again', async () => {
  const dialog = () => document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('.article');
  await session.open({});
  session.close();
  const opening = session.open({});
  await expect.poll(() => dialog()?.textContent).toContain(PROSE);
  await opening;
  session.close();
  document.querySelector('#first')?.append(' The bridge was closed.');
  await session.open({});
  expect(dialog()?.textContent).toContain('The bridge was closed.');
});
