import { describe, expect, it } from 'vitest';
import { unreadableReason } from './unreadable.ts';

describe('unreadableReason', () => {
  it.each([
    ['browser-page', 'Cannot access a chrome:// URL', undefined],
    ['browser-page', 'Cannot access contents of the page. Extension manifest must request permission', undefined],
    ['browser-page', 'Missing host permission for the tab', 'about:config'],
    ['browser-page', 'Cannot access contents of the page.', 'data:text/html,x'],
    ['store', 'The extensions gallery cannot be scripted.', undefined],
    ['store', 'Missing host permission for the tab', 'https://addons.mozilla.org/en-US/firefox/'],
    ['file', 'Cannot access contents of url "file:///x.html".', undefined],
    ['pdf', 'Missing host permission for the tab', 'https://x.test/a.pdf#page=2'],
    ['unknown', 'Something else', 'https://x.test/'],
  ])('returns the reason "%s" for the browser\'s error message "%s"', (reason, error, url) => {
    expect(unreadableReason(error, url)).toBe(reason);
  });
});
