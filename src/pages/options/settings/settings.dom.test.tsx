import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseSettings } from '../../../store/settings/parse.ts';
import { matcher } from '../find.ts';
import { currentNotice } from '../page.tsx';
import { keysTab } from './keys-tab.tsx';
import { SettingControl } from './SettingControl.tsx';

vi.mock('../../../platform/browser.ts', () => ({
  browser: { commands: { getAll: async () => [{ name: 'toggle-reader', shortcut: 'Ctrl+Shift+Y' }] } },
  isContextValid: () => true,
}));

test('an invalid font name is not stored, and the options page says that no such font is installed', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const onChange = vi.fn();
  render(<SettingControl name="fontName" settings={parseSettings({})} onChange={onChange} />, container);
  const field = page.getByRole('textbox');
  await userEvent.fill(field, 'Georgia, serif');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(currentNotice().said).toBe('No font named “Georgia, serif” is installed.');
  await userEvent.fill(field, 'Georgia');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ fontName: 'Georgia' });
  container.remove();
});

test.each([
  ['Ctrl+P', 'Print the article'],
  ['Ctrl P', 'Print the article'],
  ['Ctrl+Shift+Y', 'Open or close the reader from the page'],
])('a search for %s in the options finds what this key does', async (query, does) => {
  keysTab.start?.();
  const container = document.createElement('div');
  const found = () => {
    render(keysTab.view(matcher(query)), container);
    return container.textContent;
  };
  await expect.poll(found).toContain(does);
});
