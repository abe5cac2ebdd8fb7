import { expect, it, vi } from 'vitest';
import type { ToolPlace } from '../place.ts';
import { createAids } from './aids.ts';

it('says only once that the script of bold beginnings cannot be loaded, however often the reader is drawn', async () => {
  const announce = vi.fn<(words: string) => void>();
  const place = {
    signal: new AbortController().signal,
    loadAid: vi.fn(() => Promise.reject(new Error('The extension was updated'))),
    appearance: () => ({ boldStarts: true }),
    announce,
  };
  const { drawn } = createAids(
    place as unknown as ToolPlace,
    () => {},
    () => {},
  );
  for (let draws = 0; draws < 3; draws++) {
    drawn();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(announce).toHaveBeenCalledOnce();
});
