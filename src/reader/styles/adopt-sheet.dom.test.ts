import { expect, onTestFinished, test, vi } from 'vitest';
import { adoptSheet } from './adopt-sheet.ts';

test('a later style sheet overrides an earlier one even if the browser refuses constructed style sheets', () => {
  vi.stubGlobal('CSSStyleSheet', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  const root = host.attachShadow({ mode: 'open' });
  adoptSheet(root, 'dialog { color: red }');
  const dialog = root.appendChild(document.createElement('dialog'));
  const remove = adoptSheet(root, 'dialog { color: green }');
  expect(getComputedStyle(dialog).color).toBe('rgb(0, 128, 0)');
  remove();
  expect(getComputedStyle(dialog).color).toBe('rgb(255, 0, 0)');
});
