/** Tests the appearance panel: what its controls change, where it is shown, and how the keyboard controls it. */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountWhole, poll, withAppearance } from '../../../../test/mount-sample.ts';
import { articleOf, openPage, readDocument } from '../../../../test/pages/show-page.ts';
import { removePages } from '../../../../test/render.ts';
import { DEFAULT_APPEARANCE } from '../../../store/settings/appearance.ts';
import type { Appearance } from '../../../store/settings/types.ts';
import { replay } from '../../input/user-made.ts';

afterEach(() => page.viewport(1280, 800));

async function openPanel(change: Partial<Appearance> = {}, name = 'basics--article') {
  const article = articleOf(readDocument(await openPage(name)));
  removePages();
  const appearance = { ...DEFAULT_APPEARANCE, ...change };
  const reader = withAppearance(mountWhole({ article, appearance }));
  await userEvent.keyboard('a');
  await poll(() => reader.root.activeElement?.getAttribute('type')).toBe('radio');
  const { root, dialog } = reader;
  const style = (selector: string) => getComputedStyle(root.querySelector(selector) as Element);
  return {
    ...reader,
    style,
    focused: () => root.activeElement?.getAttribute('aria-label') ?? root.activeElement?.textContent,
    boxOf: (selector: string) => (root.querySelector(selector) as Element).getBoundingClientRect(),
    themes: () => [...root.querySelectorAll('.tiles.theme input')].map((each) => each.getAttribute('aria-label')),
    titles: () => [...root.querySelectorAll('.look h3, .look h2')].map(({ textContent }) => textContent),
    isScrolledSideways: () => dialog.scrollWidth > dialog.clientWidth,
  };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();

test('spacing, alignment and hyphenation can be set, and each group has its own reset button', async () => {
  const { style, root } = await openPanel();
  const text = (property: string) => () => style('.body > p').getPropertyValue(property);
  await press('More settings');
  for (const name of ['letter spacing', 'word spacing', 'paragraph spacing']) await press(`Larger ${name}`);
  await poll(text('letter-spacing')).toBe('0.38px');
  await poll(text('word-spacing')).toBe('1.52px');
  await poll(text('margin-bottom')).toBe('21.66px');
  await choose('Justified');
  await poll(text('text-align')).toBe('justify');
  expect(style('.headline').textAlign).not.toBe('justify');
  await page.getByRole('checkbox', { name: 'Hyphenation' }).click();
  await poll(text('hyphens')).toBe('manual');
  await press('Reset: Spacing');
  await poll(text('letter-spacing')).toBe('normal');
  expect(text('text-align')()).toBe('justify');
  await press('Reset: Layout');
  await poll(text('text-align')).toBe('start');
  expect(root.querySelectorAll('[aria-label^="Reset: "]')).toHaveLength(0);
});

test('pictures can be shown small or hidden', async () => {
  const { boxOf, root } = await openPanel();
  await press('More settings');
  await choose('Small');
  await poll(() => boxOf('.body figure img').width).toBeLessThanOrEqual(19 * 15 + 1);
  await choose('None');
  await poll(() => root.querySelector('.body figure img')?.checkVisibility()).toBe(false);
  expect(root.querySelector('figcaption')?.checkVisibility()).toBe(true);
});

test.each([
  ['', {}, 'basics--article'],
  [' with the outline', { outline: true }, 'basics--article'],
  [' in two columns', { columns: 'pages' }, 'basics--article'],
  [' in right-to-left text', { width: 120 }, 'languages--arabic'],
] as const)('the appearance panel never covers the text%s', async (_case, change, name) => {
  const { boxOf, isScrolledSideways } = await openPanel(change, name);
  const overlap = () => {
    const [panel, text] = [boxOf('.panel'), boxOf('.article')];
    return Math.min(panel.right, text.right) - Math.max(panel.left, text.left);
  };
  await poll(overlap).toBeLessThan(0);
  expect(isScrolledSideways()).toBe(false);
});

test('“More themes” is open if it contains the chosen theme; “Day and night” appears only for “Auto”', async () => {
  const { focused, themes, titles } = await openPanel({ theme: 'black' });
  // “Black” is in the list “More themes”, so the list is open at first, and pressing its button closes it
  expect(focused()).toBe('Black');
  await press('More themes');
  await poll(themes).toHaveLength(4);
  expect(themes()).not.toContain('Black');
  await press('More settings');
  await poll(titles).toContain('Spacing');
  expect(titles()).not.toContain('Day and night');
  await choose('Auto');
  await poll(titles).toContain('Day and night');
});

test('on a phone the appearance panel leaves about half of the window to the article', async () => {
  await page.viewport(390, 844);
  await poll(() => innerWidth).toBe(390);
  const { boxOf } = await openPanel();
  for (const name of ['More themes', 'More fonts', 'More settings']) await press(name);
  await poll(() => boxOf('.panel').top).toBeGreaterThan(844 * 0.4);
  expect(boxOf('.panel').width).toBeLessThanOrEqual(390 - 16);
  expect(boxOf('.headline').top).toBeGreaterThanOrEqual(0);
  expect(boxOf('.headline').top).toBeLessThan(boxOf('.panel').top);
});

test('the appearance panel works by keyboard alone', async () => {
  const { root, dialog, focused, titles, panel, dispatch, copy } = await openPanel();
  expect(focused()).toBe('Auto');
  await userEvent.keyboard('{ArrowRight}');
  await poll(() => dialog.dataset.theme).toBe('light');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('More themes');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await poll(() => dialog.dataset.font).toBe('sans');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
  await poll(titles).toContain('Spacing');
  // letters typed into a text field do not act as shortcuts
  const field = page.getByRole('textbox', { name: 'Installed font' }).element() as HTMLInputElement;
  field.focus();
  await userEvent.keyboard('cmx1');
  expect([root.activeElement, field.value]).toEqual([field, 'cmx1']);
  expect(copy).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await poll(panel).toBeNull();
  const events = new Set(dispatch.mock.calls.map(([{ type }]) => type));
  expect([...events]).toEqual(['appearance-chosen']);
});

test('a colour can be typed as a hex code, digit by digit, or pasted with spaces around it', async () => {
  const { dialog } = await openPanel({ theme: 'custom' });
  const field = page
    .getByRole('textbox', { name: 'Background: color code', exact: true })
    .element() as HTMLInputElement;
  field.select();
  await userEvent.keyboard('#1a2b3c');
  expect(field.value).toBe('#1a2b3c');
  await poll(() => dialog.style.getPropertyValue('--lectern-ground')).toBe('#1a2b3c');
  field.select();
  await userEvent.keyboard('abc');
  expect([field.value, field.ariaInvalid]).toEqual(['abc', 'false']);
  await userEvent.keyboard('{Tab}');
  await poll(() => field.value).toBe('#aabbcc');
  field.select();
  document.execCommand('insertText', false, ' #1A2B3C ');
  expect(field.ariaInvalid).toBe('false');
  await poll(() => dialog.style.getPropertyValue('--lectern-ground')).toBe('#1a2b3c');
});

test('Enter saves an appearance, but not while an input method (IME) uses Enter to confirm a word', async () => {
  const { dispatch } = await openPanel();
  await press('More settings');
  const field = page.getByRole('textbox', { name: 'Name for this style' }).element() as HTMLInputElement;
  field.focus();
  await userEvent.keyboard('Mine');
  const enter = (isComposing: boolean) =>
    replay(field, new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true }));
  enter(true);
  expect(dispatch).not.toHaveBeenCalled();
  enter(false);
  expect(dispatch).toHaveBeenCalledOnce();
});
