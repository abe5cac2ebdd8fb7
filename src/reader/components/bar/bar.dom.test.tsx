import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LONG_LIST } from '../../../../test/algorithm-list.ts';
import { mountSample, range } from '../../../../test/mount-sample.ts';
import { setOwnKeys } from '../../../platform/wording/own-keys.ts';

const text = (element: Element | null) => element?.textContent ?? '';

describe('the bar of the reader', () => {
  test('a click on an algorithm in the menu of the bar chooses it and closes the menu', async () => {
    const { root, button, panel, dispatch } = mountSample();
    await userEvent.click(button('Algorithm'));
    const radios = [...(panel()?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    expect(radios.map((radio) => radio.ariaLabel)).toEqual(['Readability', 'Eatiht', 'All visible text']);
    expect(root.activeElement).toBe(radios[0]);
    await userEvent.click(radios[1] as Element);
    expect(dispatch).toHaveBeenCalledWith({ type: 'algorithm-chosen', algorithm: 'eatiht' });
    expect(panel()).toBeNull();
  });

  test('the menu of algorithms stays open while arrow keys move through it', async () => {
    const { button, panel, dispatch } = mountSample();
    await userEvent.click(button('Algorithm'));
    await userEvent.keyboard('{ArrowDown}');
    expect(dispatch).toHaveBeenCalledWith({ type: 'algorithm-chosen', algorithm: 'eatiht' });
    expect(panel()).not.toBeNull();
  });

  test('a click outside a panel closes it', async () => {
    const { root, button, panel } = mountSample();
    await userEvent.click(button('Appearance'));
    await userEvent.click(root.querySelector('h1') as Element, { position: { x: 5, y: 5 } });
    expect(panel()).toBeNull();
  });

  test('a press outside a panel closes the panel when the press ends, not when it starts', async () => {
    const { root, button, panel } = mountSample();
    await userEvent.click(button('Appearance'));
    const whenPressEnds = vi.fn(() => panel() !== null);
    root.addEventListener('pointerup', whenPressEnds, { capture: true, once: true });
    await userEvent.click(root.querySelector('h1') as Element, { position: { x: 5, y: 5 } });
    expect(whenPressEnds.mock.results).toMatchObject([{ value: true }]);
    expect(panel()).toBeNull();
  });

  test('the appearance panel changes only the setting whose control is clicked', async () => {
    const { button, panel, dispatch } = mountSample();
    await userEvent.click(button('Appearance'));
    await userEvent.click(panel()?.querySelector('[aria-label="Sepia"]') as Element);
    await userEvent.click(button('Larger text size'));
    await userEvent.click(
      page.getByRole('region', { name: 'Appearance' }).getByRole('button', { name: 'More settings' }),
    );
    await userEvent.click(button('Smaller line height'));
    expect(dispatch.mock.calls).toEqual(
      [{ theme: 'sepia' }, { fontSize: 20 }, { lineHeight: 1.5 }].map((change) => [
        { type: 'appearance-chosen', change },
      ]),
    );
  });

  test('a switch in the appearance panel turns on bold word beginnings', async () => {
    const { button, panel, dispatch } = mountSample();
    await userEvent.click(button('Appearance'));
    await userEvent.click(
      page.getByRole('region', { name: 'Appearance' }).getByRole('button', { name: 'More settings' }),
    );
    const type = [...(panel()?.querySelectorAll('.look-group') ?? [])].find(
      ({ ariaLabel }) => ariaLabel === 'Typography',
    );
    await userEvent.click(type?.querySelector('.switch input') as Element);
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'appearance-chosen', change: { boldStarts: true } });
  });

  test('the reader announces that the article was copied, or that the browser refused to copy it', async () => {
    const { root, copy } = mountSample();
    const status = root.querySelector('[role=status]');
    await userEvent.keyboard('c');
    await vi.waitFor(() => expect(text(status)).toBe('Copied'));
    copy.mockRejectedValueOnce(new Error('refused'));
    await userEvent.keyboard('c');
    await vi.waitFor(() => expect(text(status)).toContain('did not allow'));
  });
});

describe('the menu "More"', () => {
  const run = vi.fn<() => void>();
  const menu = () => [{ id: 'sample', label: 'Sample tool', icon: 'M0 0', run }];

  async function openMore() {
    run.mockClear();
    const sample = mountSample({}, undefined, { menu });
    await userEvent.click(sample.button('More'));
    const item = [...(sample.panel()?.querySelectorAll('button') ?? [])].find((each) => text(each) === 'Sample tool');
    return { ...sample, item: item as HTMLButtonElement };
  }

  test('a click on a tool in the menu "More" runs the tool and closes the menu', async () => {
    const { panel, item } = await openMore();
    await userEvent.click(item);
    expect(panel()).toBeNull();
    expect(run).toHaveBeenCalledOnce();
  });

  test.each([
    ['the keys that the user has chosen', { keys: 'kj', letterKeys: true }, ['E', 'X', 'J', 'F', 'H', '?']],
    ['no keys while letter keys are off', { keys: 'kj', letterKeys: false }, []],
  ])('the menu "More" shows %s', async (_what, own, shown) => {
    setOwnKeys(own);
    onTestFinished(() => setOwnKeys({ keys: '', letterKeys: true }));
    const { button, panel } = mountSample();
    await userEvent.click(button('More'));
    expect([...(panel()?.querySelectorAll('.key') ?? [])].map(text)).toEqual(shown);
  });

  test('the menu "More" ignores clicks made by the page', async () => {
    const { item } = await openMore();
    item.click();
    expect(run).not.toHaveBeenCalled();
  });
});

describe('the menu with many algorithms', () => {
  const names = (panel: HTMLElement | null) =>
    [...(panel?.querySelectorAll('input') ?? [])].map(({ ariaLabel }) => ariaLabel);

  async function openMenu(algorithm: string) {
    const sample = mountSample({ algorithms: LONG_LIST, algorithm });
    await userEvent.click(sample.button('Algorithm'));
    return { ...sample, more: () => sample.button('More algorithms') };
  }

  test('the menu of algorithms lists only recommended ones until the user opens “More algorithms”', async () => {
    const { root, panel, more, dispatch } = await openMenu('readability');
    expect(names(panel())).toEqual(['Readability', 'Boilerpipe', 'All visible text']);
    await userEvent.keyboard('{Tab}');
    expect(root.activeElement).toBe(more());
    await userEvent.keyboard('{Enter}');
    expect([more().ariaExpanded, root.activeElement]).toEqual(['true', more()]);
    expect(names(panel())).toHaveLength(LONG_LIST.length);
    const legends = [...(panel()?.querySelectorAll('legend') ?? [])];
    expect(legends.map(text)).toEqual(['Boilerpipe', 'Newspaper', 'eatiht', 'Tag ratios']);
    await userEvent.click(panel()?.querySelector('input[aria-label="Newspaper4k"]') as Element);
    expect(dispatch).toHaveBeenCalledWith({ type: 'algorithm-chosen', algorithm: 'newspaper4k' });
    expect(panel()).toBeNull();
  });

  test('in the menu of algorithms, arrow keys skip “More algorithms”, and Enter closes the menu', async () => {
    const { panel, more, dispatch } = await openMenu('html-text');
    await userEvent.click(more());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
    expect(dispatch.mock.calls).toEqual([[{ type: 'algorithm-chosen', algorithm: 'goose3' }]]);
    expect(panel()).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(panel()).toBeNull();
  });

  test('the menu of algorithms shows the number key of each algorithm', async () => {
    const { panel, more, dispatch } = await openMenu('readability');
    await userEvent.click(more());
    const digits = [...(panel()?.querySelectorAll('.digit') ?? [])];
    expect(digits.map(text)).toEqual(range(1, 10).map(String));
    const labels = digits.map((digit) => digit.closest('label')?.querySelector('input')?.ariaLabel);
    expect(labels[3]).toBe('Goose');
    await userEvent.keyboard('4');
    expect(dispatch.mock.calls).toEqual([[{ type: 'algorithm-chosen', algorithm: 'goose3' }]]);
  });

  test('the menu of algorithms opens with the selected algorithm in view, even in a low window', async () => {
    await page.viewport(800, 420);
    const { root, dialog, panel } = await openMenu('eatiht-etv2');
    const chosen = root.activeElement as HTMLInputElement;
    expect([chosen.ariaLabel, chosen.checked]).toEqual(['eatiht v2', true]);
    const [row, box] = [chosen.getBoundingClientRect(), panel()?.getBoundingClientRect()];
    expect(row.top).toBeGreaterThan(box?.top ?? Infinity);
    expect(row.bottom).toBeLessThan(box?.bottom ?? 0);
    expect(box?.bottom).toBeLessThan(420);
    expect(dialog.scrollTop).toBe(0);
    await page.viewport(1280, 800);
  });

  test('the menu of algorithms opens at the first algorithm if the reader shows the user’s selection', async () => {
    const { root, panel, dispatch } = await openMenu('selection');
    expect((root.activeElement as HTMLInputElement).ariaLabel).toBe('Readability');
    expect(dispatch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(dispatch).toHaveBeenCalledWith({ type: 'algorithm-chosen', algorithm: 'readability' });
    expect(panel()).toBeNull();
  });
});
