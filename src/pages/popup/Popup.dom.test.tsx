/** The popup in its states, sizes and languages. This file is long because all tests share the state below. */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sayIn } from '../../../test/say-in-english.ts';
import { algorithmInfos } from '../../algorithms/index.ts';
import { direction, message } from '../../platform/wording/message.ts';
import moreAlgorithmsCss from '../../reader/controls/more-algorithms.css?inline';
import { parseSettings } from '../../store/settings/parse.ts';
import { UNREADABLE } from './notices.ts';
import { Popup, type PopupState } from './Popup.tsx';
import popupCss from './popup.css?inline';

const container = document.createElement('div');
const actions = {
  read: vi.fn(),
  close: vi.fn(),
  setAlgorithm: vi.fn(),
  changeSettings: vi.fn(),
  copy: vi.fn(),
  save: vi.fn(),
  setAlwaysRead: vi.fn(),
};

function show(change: Partial<PopupState> = {}): void {
  const state: PopupState = {
    status: { open: true, algorithm: 'b', words: 1240, confidence: null, kind: null },
    settings: parseSettings({}),
    algorithms: ['a', 'b', 'c'].map((id) => ({
      id,
      label: `Algorithm ${id}`,
      summary: `Summary ${id}`,
      family: id,
      recommended: true,
    })),
    unreadable: null,
    site: null,
    message: '',
    ...change,
  };
  document.body.append(container);
  render(<Popup state={state} actions={actions} />, container);
}

afterEach(() => {
  render(null, container);
  container.remove();
  vi.clearAllMocks();
});

/** Returns the names of the visible controls in page order. */
const namesInView = () =>
  [...container.querySelectorAll<HTMLElement>('button, input, select, summary, a')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.ariaLabel ?? element.textContent);

test('the popup of an open reader shows a focused Copy button above the list of algorithms', async () => {
  show({ site: { site: 'https://example.org/*', isAlways: false } });
  expect(namesInView()).toEqual([
    'Copy',
    'Algorithm a',
    'Algorithm b',
    'Algorithm c',
    'Always use Algorithm b',
    'Close reader',
    'More',
    'Highlights',
    'Options',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(actions.copy).toHaveBeenCalledWith('rich');
  for (const [name, address] of [
    ['Highlights', '/src/pages/options/index.html#highlights'],
    ['Options', '/src/pages/options/index.html'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address);
});

test('the popup switches the algorithm of an open reader, copies from it and closes it', async () => {
  show();
  await expect.element(page.getByRole('radio', { name: 'Algorithm b' })).toBeChecked();
  await page.getByRole('radio', { name: 'Algorithm c' }).click();
  expect(actions.setAlgorithm).toHaveBeenCalledWith('c');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  expect(actions.copy.mock.calls).toEqual([['rich'], ['markdown']]);
  await page.getByRole('group', { name: 'Save as' }).getByRole('button', { name: 'EPUB' }).click();
  expect(actions.save).toHaveBeenCalledWith('epub');
  await page.getByRole('button', { name: 'Larger text' }).click();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'Sepia');
  expect(actions.changeSettings.mock.calls).toEqual([[{ fontSize: 20 }], [{ theme: 'sepia' }]]);
  await page.getByRole('button', { name: 'Close reader' }).click();
  expect(actions.close).toHaveBeenCalledOnce();
});

test("the popup's switch “Always read this site” shows what is stored, not what was pressed", async () => {
  const site = 'https://example.org/*';
  show({ site: { site, isAlways: false } });
  await page.getByText('More', { exact: true }).click();
  const control = page.getByRole('switch', { name: 'Always read this site' });
  await expect
    .element(control)
    .toHaveAccessibleDescription('Opens articles on example.org automatically. Needs permission for this site only.');
  await control.click();
  expect(actions.setAlwaysRead).toHaveBeenCalledWith(true);
  await expect.element(control).not.toBeChecked();
  show({ site: { site, isAlways: true } });
  await expect.element(control).toBeChecked();
  await control.click();
  expect(actions.setAlwaysRead).toHaveBeenLastCalledWith(false);
  await expect.element(control).toBeChecked();
  show();
  expect(control.elements()).toHaveLength(0);
});

test('the popup offers to make the algorithm of the open reader the default', async () => {
  show();
  await page.getByRole('button', { name: 'Always use Algorithm b' }).click();
  expect(actions.changeSettings).toHaveBeenCalledWith({ algorithm: 'b' });
  show({ settings: { ...parseSettings({}), algorithm: 'b' } });
  expect(page.getByRole('button', { name: /^Always/ }).elements()).toEqual([]);
});

test('the popup shows the estimated accuracy of the algorithm', async () => {
  show({ status: { open: true, algorithm: 'b', words: 1240, confidence: 0.93, kind: 'article' } });
  const found = page.getByText('1,240 words · 93%');
  await expect
    .element(found)
    .toHaveAttribute('title', expect.stringMatching(/^Estimated accuracy: 93% · article page\. /));
});

test('Enter in the popup opens the reader if it is closed', async () => {
  show({ status: { open: false, algorithm: '', words: 0, confidence: null, kind: null } });
  await userEvent.keyboard('{Enter}');
  expect(actions.read).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('radio', { name: 'Algorithm a' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Copy', exact: true }).elements()).toHaveLength(0);
});

test.for(Object.entries(UNREADABLE))('the popup explains why a page cannot be read: %s', async ([reason, key]) => {
  show({ unreadable: reason as keyof typeof UNREADABLE });
  await expect.element(page.getByText(message(key))).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('the popup shows messages such as “Copied 1,240 words”', async () => {
  show({ message: 'Copied 1,240 words' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied 1,240 words');
});

/** Returns the popup's state with an open reader. */
const reading = (algorithm: string, change: object = {}): Partial<PopupState> => ({
  algorithms: algorithmInfos,
  settings: { ...parseSettings({}), ...change },
  status: { open: true, algorithm, words: 1240, confidence: 0.93, kind: 'article' },
  site: { site: 'https://example.org/*', isAlways: false },
});
/** Number of algorithms in the collapsed section of the menu. */
const FOLDED = algorithmInfos.filter(({ recommended }) => !recommended).length;

const more = () => page.getByRole('button', { name: /^More algorithms/ });
const radios = () => [...container.querySelectorAll<HTMLInputElement>('input[name=algorithm]')];
const radioNames = () => radios().map(({ ariaLabel }) => ariaLabel);
const EIGHT = ['Lectern', 'Readability', 'Newspaper', 'Boilerpipe', 'Goose', 'Dragnet', 'eatiht', 'All visible text'];

describe('the list of algorithms', () => {
  test('the list of algorithms has eight entries, all visible', () => {
    show(reading('lectern'));
    expect(radioNames()).toEqual(EIGHT);
    expect(more().elements()).toEqual([]);
  });

  test.for([
    ['current', reading('cetr-blocks')],
    ['default', reading('lectern', { algorithm: 'cetr-blocks' })],
  ] as const)('the list of algorithms includes a research algorithm if it is the %s algorithm', ([, state]) => {
    show(state);
    expect(radioNames()).toEqual([...EIGHT, 'CETR on blocks']);
    expect(more().elements()).toEqual([]);
  });

  test('the popup lists research algorithms in a collapsed section if the user has turned them on', async () => {
    show(reading('lectern', { researchAlgorithms: true }));
    expect(radioNames()).toEqual(EIGHT);
    await expect.element(more()).toHaveAccessibleName(`More algorithms, ${FOLDED}`);
    await more().click();
    await expect.element(more()).toHaveAttribute('aria-expanded', 'true');
    expect(radios()).toHaveLength(algorithmInfos.length);
    const ratios = page.getByRole('group', { name: 'Tag ratios' }).getByRole('radio').elements();
    expect(ratios.map(({ ariaLabel }) => ariaLabel)).toEqual(['CETR', 'CETR on blocks']);
    expect(page.getByRole('group', { name: 'jusText' }).elements()).toEqual([]);
    await page.getByRole('radio', { name: 'jusText' }).click();
    expect(actions.setAlgorithm).toHaveBeenCalledWith('justext');
  });

  test('arrow keys move through the whole list of algorithms, including “More algorithms”', async () => {
    show(reading('lectern', { researchAlgorithms: true }));
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(more()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(actions.setAlgorithm.mock.calls.flat()).toEqual(['readability', 'lectern', 'cetr-blocks']);
  });

  test('the section “More algorithms” is open if the selected algorithm is in it', async () => {
    show(reading('eatiht-etv2', { researchAlgorithms: true }));
    await expect.element(page.getByRole('radio', { name: 'eatiht v2' })).toBeChecked();
    await more().click();
    expect(radios()).toHaveLength(8);
    await expect.element(more()).toHaveAccessibleName(`More algorithms, ${FOLDED}, eatiht v2 selected`);
  });
});

describe('the popup at its largest size', () => {
  const style = document.createElement('style');
  style.textContent = moreAlgorithmsCss + popupCss;
  const boxOf = (selector: string) => container.querySelector(selector) as HTMLElement;

  function open(state: Partial<PopupState>): void {
    container.append(style);
    document.documentElement.dataset.theme = 'light';
    document.documentElement.dir = direction();
    show(state);
  }

  beforeEach(() => page.viewport(320, 600));
  afterEach(async () => {
    style.remove();
    sayIn('en', inject('english'));
    for (const name of ['dir', 'style', 'data-theme']) document.documentElement.removeAttribute(name);
    await page.viewport(1280, 800);
  });

  const LANGUAGES = [
    ['en', 'english'],
    ['de', 'german'],
    ['ar', 'arabic'],
  ] as const;

  /** Returns the rows, buttons and texts that are cut off, outside the popup, or overlapping. */
  function misplaced(): string[] {
    const bounds = boxOf('.popup').getBoundingClientRect();
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: Element) => `${element.className} ${element.textContent?.slice(0, 40)}`;
    const outside = [...container.querySelectorAll('.popup *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && isSeen(element) && (left < bounds.left - 1 || right > bounds.right + 1);
    });
    const boxes = '.popup, .middle, .choice, small, p, legend, summary, button, select, .always, .ways, .look';
    const cut = [...container.querySelectorAll(boxes)].filter(
      (element) => isSeen(element) && element.scrollWidth > element.clientWidth + 1,
    );
    const rows = [...container.querySelectorAll('.choice')];
    const topOf = (row: Element) => row.getBoundingClientRect().top;
    const covered = rows.slice(1).filter((row, at) => topOf(row) < (rows[at]?.getBoundingClientRect().bottom ?? 0) - 1);
    return [...outside, ...cut, ...covered].map(nameOf);
  }

  for (const [language, name] of LANGUAGES) {
    test(`the popup shows all eight algorithms and every control without scrolling: language ${language}`, async () => {
      sayIn(language, inject(name));
      open(reading('readability'));
      expect(misplaced()).toEqual([]);
      const middle = boxOf('.middle');
      expect(middle.scrollHeight).toBeLessThanOrEqual(middle.clientHeight);
      expect(boxOf('.popup').offsetHeight).toBeLessThanOrEqual(590);
      const { bottom } = boxOf('.popup').getBoundingClientRect();
      const controls = [...container.querySelectorAll('button, .choice, summary, a')];
      for (const control of controls.filter((element) => element.checkVisibility()))
        expect(control.getBoundingClientRect().bottom, control.textContent).toBeLessThanOrEqual(bottom);
    });

    test(`the popup cuts nothing off when all its sections are open: language ${language}`, async () => {
      sayIn(language, inject(name));
      open(reading('cetr', { researchAlgorithms: true }));
      boxOf('summary').click();
      expect(misplaced()).toEqual([]);
      expect(boxOf('.popup').offsetHeight).toBeLessThanOrEqual(590);
      // Copy, the message after copying and the links to other pages stay visible
      for (const element of [boxOf('.first'), boxOf('.message'), boxOf('.ways')])
        expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(590);
    });

    test(`the popup cuts no row off and gets no wider at 200 % text size: language ${language}`, async () => {
      sayIn(language, inject(name));
      document.documentElement.style.fontSize = '200%';
      open(reading('readability', { researchAlgorithms: true }));
      boxOf('summary').click();
      boxOf('.more').click();
      await vi.waitFor(() => expect(radios()).toHaveLength(algorithmInfos.length));
      expect(misplaced()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      const middle = boxOf('.middle');
      expect(middle.clientHeight).toBeGreaterThan(150);
      for (const row of container.querySelectorAll<HTMLElement>('.choice')) {
        row.scrollIntoView({ block: 'nearest' });
        expect(row.clientHeight, row.textContent).toBeGreaterThanOrEqual(40);
        expect(row.clientHeight, row.textContent).toBeLessThanOrEqual(middle.clientHeight);
      }
    });

    test(`the popup aligns each radio button with its label: language ${language}`, async () => {
      sayIn(language, inject(name));
      open(reading('readability', { researchAlgorithms: true }));
      boxOf('.more').click();
      await vi.waitFor(() => expect(radios()).toHaveLength(algorithmInfos.length));
      const isRtl = direction() === 'rtl';
      const begin = (element: Element | null) => {
        const range = document.createRange();
        range.selectNodeContents(element as Element);
        const { left, right } = range.getBoundingClientRect();
        return isRtl ? -right : left;
      };
      const names = [...container.querySelectorAll('.choice b')];
      expect(names).toHaveLength(algorithmInfos.length);
      for (const label of names) {
        const circle = label.parentElement?.querySelector('i')?.getBoundingClientRect();
        const gap = begin(label) - (isRtl ? -(circle?.left ?? 0) : (circle?.right ?? 0));
        expect(gap, label.textContent).toBeGreaterThan(2);
        expect(gap, label.textContent).toBeLessThan(16);
      }
      for (const legend of container.querySelectorAll('.list legend'))
        expect(Math.abs(begin(legend) - begin(names[0] ?? null)), legend.textContent).toBeLessThan(2);
    });
  }

  const descriptions = () =>
    [...container.querySelectorAll<HTMLElement>('.list small')]
      .filter((small) => small.checkVisibility({ visibilityProperty: true }))
      .map(({ id }) => id);

  test('the popup describes the algorithm under the pointer without moving the other controls', async () => {
    open(reading('readability'));
    const close = page.getByRole('button', { name: 'Close reader' });
    await close.hover();
    expect(descriptions()).toEqual(['summary-readability']);
    const { top } = close.element().getBoundingClientRect();
    for (const id of ['goose', 'html-text', 'newspaper']) {
      await userEvent.hover(boxOf(`.choice:has(+ #summary-${id})`));
      expect(descriptions()).toEqual([`summary-${id}`]);
      expect(close.element().getBoundingClientRect().top).toBe(top);
    }
  });

  test('the popup describes all algorithms if the window is high enough', async () => {
    await page.viewport(390, 900);
    open(reading('readability'));
    expect(descriptions()).toHaveLength(8);
    expect(misplaced()).toEqual([]);
  });
});
