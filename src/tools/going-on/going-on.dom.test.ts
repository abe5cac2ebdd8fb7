import { afterEach, expect, test, vi } from 'vitest';
import type { KeptStore } from '../kept-store.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { createGoingOn } from './going-on.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const sceneOf = (url: string) => ({ page: { snapshot: { url } } }) as Scene;

test('scrolling in one article does not store a reading position for the next article', async () => {
  vi.useFakeTimers();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  const kept: (string | null)[] = [];
  const store = { place: () => Promise.resolve(undefined), keepPlace: (address: string) => kept.push(address) };
  const { signal } = new AbortController();
  const feature = createGoingOn({ dialog, signal } as ToolPlace, store as unknown as KeptStore);
  feature.drawn?.(sceneOf('https://example.org/first'));
  dialog.dispatchEvent(new Event('scroll'));
  feature.drawn?.(sceneOf('https://example.org/second'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept).toEqual([]);
});
