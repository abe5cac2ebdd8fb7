import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenAllowed } from './when-allowed.ts';

const REFUSAL =
  'Cannot access contents of the page. Extension manifest must request permission to access the respective host.';
const PAGE = 'https://example.org/a';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Runs `whenAllowed` for a page into which the browser refuses to inject for `refusedFor` ms, with the error message
 * `words`.
 */
async function scriptPage(url: string, refusedFor: number, words = REFUSAL, isReloaded = false) {
  const begin = performance.now();
  let refusals = 0;
  let time = 0;
  const script = async () => {
    time = performance.now() - begin;
    if (time >= refusedFor) return 'done';
    refusals++;
    throw new Error(words);
  };
  const outcome = whenAllowed(url, script, async () => isReloaded).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(10_000);
  return { outcome: await outcome, refusals, time };
}

test('injects the script into a page even if the browser allows it only after 1.5 s', async () => {
  expect((await scriptPage(PAGE, 125)).outcome).toBe('done');
  expect((await scriptPage(PAGE, 1500)).outcome).toBe('done');
});

test('stops retrying a refused injection within three seconds, or within one second for a local file', async () => {
  const ofWeb = await scriptPage(PAGE, Number.POSITIVE_INFINITY);
  const other = await scriptPage('file:///home/a.html', Number.POSITIVE_INFINITY);
  expect([ofWeb.outcome, other.outcome]).toEqual([REFUSAL, REFUSAL]);
  expect(ofWeb.time).toBeLessThan(3000);
  expect(other.time).toBeLessThan(1000);
});

test('does not retry an injection that the browser refuses for a permanent reason', async () => {
  const { outcome, refusals } = await scriptPage(PAGE, 100, 'The extensions gallery cannot be scripted.');
  expect(outcome).toBe('The extensions gallery cannot be scripted.');
  expect(refusals).toBe(1);
});

test('injects the script again if the page was reloaded during the injection, but not into another page', async () => {
  const gone = 'Frame with ID 0 was removed.';
  expect((await scriptPage(PAGE, 125, gone, true)).outcome).toBe('done');
  expect(await scriptPage(PAGE, 125, gone, false)).toMatchObject({ outcome: gone, refusals: 1 });
});
