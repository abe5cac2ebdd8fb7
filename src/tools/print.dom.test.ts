import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import css from './sheet.css?inline';

test.each([
  '<div class="removed-line" data-ours="removed 0">Removed: a part</div>',
  '<div class="only-in" data-ours="difference 0">Only in Goose</div>',
  '<div class="gap" data-ours="gap 1">A part is missing</div>',
  '<p>Words<button class="highlight-marker" data-ours></button></p>',
])('does not print the texts of the tools: %s', async (markup) => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const parsed = new DOMParser().parseFromString(`<div class="body">${markup}</div>`, 'text/html');
  root.append(document.importNode(parsed.body, true));
  document.body.append(host);
  const setMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
  onTestFinished(async () => {
    host.remove();
    await setMedia('');
  });
  const display = () => getComputedStyle(root.querySelector('[data-ours]') as Element).display;
  expect(display()).not.toBe('none');
  await setMedia('print');
  await expect.poll(display).toBe('none');
});
