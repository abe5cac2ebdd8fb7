import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LONG_LIST } from '../../test/algorithm-list.ts';
import moreAlgorithmsCss from '../controls/more-algorithms.css?inline';
import { parseSettings } from '../settings/parse.ts';
import { message } from '../wording/message.ts';
import { Popup } from './Popup.tsx';
import popupCss from './popup.css?inline';
import { QuickLook } from './QuickLook.tsx';
import type { PopupState } from './types.ts';
import { UNREADABLE } from './unreadable.ts';

const container = document.createElement('div');
const actions = {
  read: vi.fn(),
  close: vi.fn(),
  setAlgorithm: vi.fn(),
  compare: vi.fn(),
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

test('an open reader can be switched, copied and closed', async () => {
  show();
  await expect.element(page.getByRole('radio', { name: 'Algorithm b' })).toBeChecked();
  await page.getByRole('radio', { name: 'Algorithm c' }).click();
  expect(actions.setAlgorithm).toHaveBeenCalledWith('c');
  await page.getByText('Copy and save').click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
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

test('says whether the site is always read, and shows what holds rather than what was pressed', async () => {
  const site = 'https://example.org/*';
  show({ site: { site, isAlways: false } });
  const control = page.getByRole('switch', { name: 'Always read this site' });
  await expect
    .element(control)
    .toHaveAccessibleDescription('Opens by itself on articles of example.org. Lectern asks for this site only.');
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

test('what is chosen holds for the page until it is kept, and each of the others can be compared', async () => {
  show();
  await page.getByRole('button', { name: 'Always use Algorithm b' }).click();
  expect(actions.changeSettings).toHaveBeenCalledWith({ algorithm: 'b' });
  await page.getByRole('button', { name: 'Compare with Algorithm c' }).click();
  expect(actions.compare).toHaveBeenCalledWith('c');
  expect(page.getByRole('button', { name: 'Compare with Algorithm b' }).elements()).toEqual([]);
  show({ settings: { ...parseSettings({}), algorithm: 'b' } });
  expect(page.getByRole('button', { name: /^Always/ }).elements()).toEqual([]);
  show({ status: { open: false, algorithm: '', words: 0, confidence: null, kind: null } });
  expect(page.getByRole('button', { name: /^Compare/ }).elements()).toEqual([]);
});

test('the list is one stop of Tab, and the arrows lead to what compares and back', async () => {
  show();
  const radio = page.getByRole('radio', { name: 'Algorithm b' });
  await page.getByRole('button', { name: 'Close reader' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(radio).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Compare with Algorithm c' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(page.getByRole('button', { name: 'Compare with Algorithm a' })).toHaveFocus();
  expect(actions.setAlgorithm).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(actions.compare).toHaveBeenCalledWith('a');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(radio).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Always use Algorithm b' })).toHaveFocus();
});

test('the themes are a list', async () => {
  const onChange = vi.fn();
  document.body.append(container);
  render(<QuickLook settings={parseSettings({})} onChange={onChange} />, container);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'Sepia');
  expect(onChange).toHaveBeenCalledWith({ theme: 'sepia' });
});

test('says how sure the algorithm is', async () => {
  show({ status: { open: true, algorithm: 'b', words: 1240, confidence: 0.93, kind: 'article' } });
  const found = page.getByText('1,240 words · 93%');
  await expect.element(found).toHaveAttribute('title', expect.stringMatching(/^Confidence 93% · article\. /));
});

test('with the reader closed, Enter reads', async () => {
  show({ status: { open: false, algorithm: '', words: 0, confidence: null, kind: null } });
  await userEvent.keyboard('{Enter}');
  expect(actions.read).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('radio', { name: 'Algorithm a' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Copy', exact: true }).elements()).toHaveLength(0);
});

test.for(Object.entries(UNREADABLE))('says why a page cannot be read: %s', async ([reason, key]) => {
  show({ unreadable: reason as keyof typeof UNREADABLE });
  await expect.element(page.getByText(message(key))).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('says what happened', async () => {
  show({ message: 'Copied 1,240 words' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied 1,240 words');
});

describe('with many algorithms', () => {
  const style = document.createElement('style');
  style.textContent = moreAlgorithmsCss + popupCss;
  const more = () => page.getByRole('button', { name: /^More algorithms/ });
  const radios = () => [...container.querySelectorAll<HTMLInputElement>('input[name=algorithm]')];
  const read = (algorithm: string) => ({
    algorithms: LONG_LIST,
    status: { open: true, algorithm, words: 1240, confidence: null, kind: null },
  });

  /** As large as it is in the browser. */
  function showStyled(change: Partial<PopupState>): void {
    container.append(style);
    document.documentElement.dataset.theme = 'light';
    show(change);
  }

  afterEach(() => {
    style.remove();
    delete document.documentElement.dataset.theme;
  });

  test('the recommended ones are there, and the others behind a button, by family', async () => {
    show(read('readability'));
    expect(radios().map(({ ariaLabel }) => ariaLabel)).toEqual(['Readability', 'Boilerpipe', 'All visible text']);
    await expect.element(more()).toHaveAccessibleName('More algorithms, 16');
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
    await more().click();
    await expect.element(more()).toHaveAttribute('aria-expanded', 'true');
    expect(radios()).toHaveLength(LONG_LIST.length);
    const eatiht = page.getByRole('group', { name: 'eatiht' }).getByRole('radio').elements();
    expect(eatiht.map(({ ariaLabel }) => ariaLabel)).toEqual(['eatiht', 'eatiht v2']);
    expect(page.getByRole('group', { name: 'Goose' }).elements()).toEqual([]);
    await page.getByRole('radio', { name: 'Dragnet' }).click();
    expect(actions.setAlgorithm).toHaveBeenCalledWith('dragnet');
  });

  test('arrow keys walk through all that are shown; Tab leads to the button, which keeps the focus', async () => {
    show(read('readability'));
    radios()[0]?.focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(more()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(more()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(actions.setAlgorithm.mock.calls.flat()).toEqual(['boilerpipe-article', 'html-text', 'goose3', 'html-text']);
    await userEvent.keyboard('{Tab}{ }');
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(more()).toHaveFocus();
  });

  test('opens at the chosen one, and names it when it is folded away', async () => {
    showStyled(read('eatiht-etv2'));
    const chosen = page.getByRole('radio', { name: 'eatiht v2' });
    await expect.element(chosen).toBeChecked();
    await expect.element(chosen).toBeInViewport({ ratio: 0.9 });
    await more().click();
    expect(radios()).toHaveLength(3);
    await expect.element(more()).toHaveAccessibleName('More algorithms, 16, eatiht v2 is chosen');
    await expect.element(more()).toHaveTextContent('eatiht v2');
  });

  test('the list scrolls inside itself, and what is below stays where it is', async () => {
    showStyled(read('readability'));
    const [popup, list] = ['.popup', '.list'].map((selector) => container.querySelector(selector) as HTMLElement);
    const [larger, close] = ['Larger text', 'Close reader'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    const top = () => larger?.element().getBoundingClientRect().top;
    const before = top();
    await more().click();
    await expect.element(page.getByRole('radio', { name: 'Goose' })).toBeInViewport({ ratio: 0.9 });
    expect(top()).toBe(before);
    expect(list?.scrollHeight).toBeGreaterThan(700);
    expect(popup?.offsetHeight).toBeLessThanOrEqual(590);
    expect(close?.element().getBoundingClientRect().bottom).toBeLessThan(590);
    // The way out as well, at the end of the list.
    list?.scrollTo({ top: 10_000, behavior: 'instant' });
    await expect.element(more()).toBeInViewport({ ratio: 0.9 });
  });

  describe('as high as browsers let a popup be', () => {
    const FOUR = [...LONG_LIST.slice(0, 3), { ...LONG_LIST[13], recommended: true as const }, ...LONG_LIST.slice(4)];
    const open = () =>
      showStyled({
        ...read('readability'),
        algorithms: FOUR as PopupState['algorithms'],
        site: { site: 'https://example.org/*', isAlways: false },
      });
    const boxOf = (selector: string) => container.querySelector(selector) as HTMLElement;

    beforeEach(() => page.viewport(320, 600));
    afterEach(async () => {
      document.documentElement.removeAttribute('dir');
      await page.viewport(1280, 800);
    });

    test('shows all four algorithms while copying and saving is open', async () => {
      open();
      const high = boxOf('.list').clientHeight;
      await page.getByText('Copy and save').click();
      const list = boxOf('.list');
      expect(list.clientHeight).toBe(high);
      expect(list.scrollHeight).toBeLessThanOrEqual(high);
      expect(boxOf('.popup').offsetHeight).toBeLessThanOrEqual(590);
      for (const name of ['Copy as Markdown', 'EPUB'])
        await expect.element(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
      // what is said of a copy and the way out stay in reach
      for (const element of [page.getByRole('status'), page.getByRole('link', { name: 'Options' })])
        await expect.element(element).toBeInViewport({ ratio: 0.99 });
      await expect.element(page.getByRole('button', { name: 'Close reader' })).toBeInViewport({ ratio: 0.99 });
    });

    test('cuts no button at its side', async () => {
      open();
      await page.getByText('Copy and save').click();
      for (const box of [boxOf('.popup'), boxOf('.middle'), boxOf('.save')])
        expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
      for (const button of container.querySelectorAll<HTMLElement>('.take .button'))
        expect(button.scrollWidth, button.textContent).toBeLessThanOrEqual(button.clientWidth);
    });

    test.for(['ltr', 'rtl'])('has each circle at the side where its name begins (%s)', async (dir) => {
      document.documentElement.dir = dir;
      open();
      await more().click();
      const begin = (element: Element | null) => {
        const range = document.createRange();
        range.selectNodeContents(element as Element);
        const { left, right } = range.getBoundingClientRect();
        return dir === 'ltr' ? left : -right;
      };
      const names = [...container.querySelectorAll('.choice b')];
      expect(names).toHaveLength(LONG_LIST.length);
      for (const name of names) {
        const circle = name.parentElement?.querySelector('i')?.getBoundingClientRect();
        const gap = begin(name) - (dir === 'ltr' ? (circle?.right ?? 0) : -(circle?.left ?? 0));
        expect(gap, name.textContent).toBeGreaterThan(2);
        expect(gap, name.textContent).toBeLessThan(16);
      }
      for (const legend of container.querySelectorAll('.list legend'))
        expect(Math.abs(begin(legend) - begin(names[0] ?? null)), legend.textContent).toBeLessThan(1);
    });
  });
});
