import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseSettings } from '../settings/parse.ts';
import { Popup } from './Popup.tsx';
import type { PopupState } from './types.ts';
import { UNREADABLE } from './unreadable.ts';

const container = document.createElement('div');
const actions = {
  read: vi.fn(),
  close: vi.fn(),
  setAlgorithm: vi.fn(),
  changeSettings: vi.fn(),
  copy: vi.fn(),
};

function show(change: Partial<PopupState> = {}): void {
  const state: PopupState = {
    status: { open: true, algorithm: 'b', words: 1240 },
    settings: parseSettings({}),
    algorithms: ['a', 'b', 'c'].map((id) => ({
      id,
      label: `Algorithm ${id}`,
      summary: `Summary ${id}`,
      source: '',
      family: id,
    })),
    unreadable: null,
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
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  expect(actions.copy.mock.calls).toEqual([['rich'], ['markdown']]);
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('radio', { name: 'Sepia' }).click();
  expect(actions.changeSettings.mock.calls).toEqual([[{ fontSize: 20 }], [{ theme: 'sepia' }]]);
  await page.getByRole('button', { name: 'Close reader' }).click();
  expect(actions.close).toHaveBeenCalledOnce();
});

test('with the reader closed, Enter reads', async () => {
  show({ status: { open: false, algorithm: '', words: 0 } });
  await userEvent.keyboard('{Enter}');
  expect(actions.read).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('radio', { name: 'Algorithm a' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Copy', exact: true }).elements()).toHaveLength(0);
});

test.for(Object.entries(UNREADABLE))('says why a page cannot be read: %s', async ([reason, sentence]) => {
  show({ unreadable: reason as keyof typeof UNREADABLE });
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('says what happened', async () => {
  show({ message: 'Copied 1,240 words' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied 1,240 words');
});
