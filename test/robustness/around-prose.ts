/** Helpers for tests that add unusual content to a page of ordinary prose, and check that the prose is still read. */
import { expect } from 'vitest';
import { renderPage } from '../render.ts';
import { goWholeWay, type Way } from './whole-way.ts';

export const SENTENCE = 'The river rose again in the night, and the ferry stayed where it was until the morning came.';
export const PROSE = `<p>${SENTENCE}</p>`.repeat(6);
export const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22640%22 height=%22320%22/%3E';

/** Reads a page of prose followed by `html`, and exports it. Expects that the article contains the prose. */
export async function read(
  html: string,
  change: (page: Document) => void = () => {},
  algorithms?: readonly string[],
): Promise<Way> {
  const page = await renderPage(`<title>The flood</title><main><h1>The flood</h1>${PROSE}${html}</main>`);
  change(page);
  const way = goWholeWay(page, algorithms);
  expect(way.text).toContain(SENTENCE);
  return way;
}
