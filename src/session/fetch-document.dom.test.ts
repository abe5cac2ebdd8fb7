import { afterEach, expect, it, vi } from 'vitest';
import { fetchDocument } from './fetch-document.ts';

afterEach(() => vi.restoreAllMocks());

const ADDRESS = 'https://site.test/story/2/';

it.each([
  ['has no base address', '', 'https://site.test/story/2/river.png'],
  ['has a base element without an address', '<base target="_blank">', 'https://site.test/story/2/river.png'],
  ['has a relative base address', '<base href="../pictures/">', 'https://site.test/story/pictures/river.png'],
  ['has a base address on another host', '<base href="https://cdn.test/">', 'https://cdn.test/river.png'],
  ['has an invalid base address', '<base href="http://[">', 'https://site.test/story/2/river.png'],
])('resolves the relative addresses of a fetched page that %s', async (_how, base, picture) => {
  const response = new Response(`<head>${base}</head><img src="river.png">`, {
    headers: { 'content-type': 'text/html' },
  });
  Object.defineProperty(response, 'url', { value: ADDRESS });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  const page = await fetchDocument(ADDRESS, new AbortController().signal);
  expect(page.querySelector('img')?.src).toBe(picture);
});
