/** Tests which text of an article the benchmark counts as the article's body (bench/quality/body-text.ts). */
import { afterEach, expect, it } from 'vitest';
import { bodyText } from '../bench/quality/body-text.ts';
import { articleFrom, selectText } from './article-of.ts';
import { removePages, snapshotPage } from './render.ts';

afterEach(removePages);

it('counts the line with author and time above each forum post as a byline, not as body text', async () => {
  const post = (who: string, what: string) =>
    `<div class="post"><b class="username">${who}</b> <time datetime="2026-03-01">1 March</time><p>${what}</p></div>`;
  const { snapshot } = await snapshotPage(`<main>${post('Ada', 'Which rope?')}${post('Bo', 'Hemp.')}</main>`);
  const selection = selectText(snapshot);
  const article = articleFrom(snapshot, selection);
  expect(bodyText(snapshot, selection, article, [])).toBe('Which rope?\n\nHemp.');
  expect(bodyText(snapshot, selection, article, ['byline'])).toContain('Bo · 1 March\n\nHemp.');
});
