import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import htmlText from '../algorithms/html-text/index.ts';
import { holdReadings } from './held-readings.ts';
import type { FirstFinding } from './types.ts';

const source = { codeOf: async () => htmlText, documents: { create: () => null } };

it('adds the article’s date in words, in the language of the article, to the first result for a page', async () => {
  const dateIn = async (meta: Record<string, string[]>) => {
    const page = snapshotOfHtml('<html lang="de"><title>Der Hafen</title><p>Das Schiff blieb im Hafen.</p></html>');
    const snapshot = JSON.stringify({ ...page, metadata: { ...page.metadata, language: 'de', meta } });
    const options = { hasMoved: false, algorithm: 'html-text', hasOwnThread: false };
    const { finding } = JSON.parse(await holdReadings(source).open('1', snapshot, options)) as FirstFinding;
    return finding.article.dateText;
  };
  expect(await dateIn({ 'article:published_time': ['2026-03-14T10:00:00Z'] })).toBe('14. März 2026');
  expect(await dateIn({})).toBeUndefined();
});
