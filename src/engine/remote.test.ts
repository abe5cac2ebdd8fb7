/** Tests the calls from a content script to the engine's host, with a host in the same process. */
import { afterEach, expect, test, vi } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import type { ContentToEngine } from './calls.ts';
import type { HeldReadings } from './held-readings.ts';
import { createHost } from './host.ts';
import { remoteEngine } from './remote.ts';
import { MAX_PART } from './types.ts';

const SNAPSHOT = snapshotOfHtml('<body><p>The ferry stayed where it was.</p></body>');
const HERE = { tabId: 1, url: 'https://a.example/', documentId: 'here' };
const REQUEST = { hasMoved: false, algorithm: 'html-text' };

/** Stubs the browser's messages: each call goes to a host with these readings. Returns the lengths of the answers. */
function connectTo(readings: Partial<HeldReadings>): number[] {
  const host = createHost({ readings: readings as HeldReadings, isThere: async () => true });
  const lengths: number[] = [];
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('chrome', {
    runtime: {
      async sendMessage({ call, request }: { call: keyof ContentToEngine; request: never }) {
        const value = await host[call](request, HERE);
        lengths.push(value?.length ?? 0);
        return { ok: true, value };
      },
    },
  });
  return lengths;
}

afterEach(() => vi.unstubAllGlobals());

test.each([10, MAX_PART - 2, MAX_PART * 2 + 1])('receives an answer of %d characters', async (length) => {
  const answer = `"${'a'.repeat(length)}"`;
  const lengths = connectTo({ open: async () => answer, ask: async () => answer });
  const reading = remoteEngine().open(SNAPSHOT, REQUEST);
  expect(await reading.first).toHaveLength(length);
  expect(await reading.ask({ type: 'opinion', by: 'html-text' })).toHaveLength(length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_PART);
});

test('keeps two long answers apart that arrive at the same time', async () => {
  connectTo({
    open: async () => 'null',
    ask: async (_id, { type }) => `"${(type === 'opinion' ? 'a' : 'b').repeat(MAX_PART + 1)}"`,
  });
  const reading = remoteEngine().open(SNAPSHOT, REQUEST);
  const [opinion, found] = await Promise.all([
    reading.ask({ type: 'opinion', by: 'html-text' }),
    reading.ask({ type: 'find', by: 'html-text', corrections: [] }),
  ]);
  expect([new Set(opinion as never), new Set(found as never)]).toEqual([new Set('a'), new Set('b')]);
});
