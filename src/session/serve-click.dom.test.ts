import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveClick } from '../store/messages/click.ts';
import type { ClickRequest } from '../store/messages/protocol.ts';
import { createClickServer } from './serve-click.ts';
import type { Session } from './session.ts';

vi.mock('./background.ts', () => ({ tellBackground: (call: string, request: object) => told.push([call, request]) }));
const told: unknown[] = [];
const done: string[] = [];
let refusal: 'not-html' | null = null;

const session = {
  open: async ({ algorithm = 'default' }) => {
    done.push(`open ${algorithm}`);
    return refusal;
  },
  toggle: async () => {
    done.push('toggle');
    return refusal;
  },
  exporter: { save: async (format: string) => void done.push(`save ${format}`) },
} as unknown as Session;

const WORKER_TIMEOUT = 600;
/** A time after the document was created (ms since 1970). */
const clickedAt = performance.timeOrigin + 1;

beforeEach(() => {
  told.length = 0;
  done.length = 0;
  refusal = null;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  return () => vi.useRealTimers();
});

/** Leaves a click in the page, as happens before any of our scripts run. */
function leave(server: ReturnType<typeof createClickServer>, click: ClickRequest): ClickRequest {
  leaveClick(click);
  server.serveWithoutWorker();
  return click;
}

test('serves the worker’s call at once, and only once', async () => {
  const server = createClickServer(session);
  await server.serve(leave(server, { id: 'a', clickedAt, toggle: true }));
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT);
  expect(done).toEqual(['toggle']);
});

test('serves the whole click without the worker if its call does not come', async () => {
  const server = createClickServer(session);
  leave(server, { id: 'a', clickedAt, algorithm: 'eatiht', save: 'html' });
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT);
  expect(done).toEqual(['open eatiht', 'save html']);
});

test('ignores the late call of a click that was already served, and serves the next click', async () => {
  const server = createClickServer(session);
  const first = leave(server, { id: 'a', clickedAt, toggle: true });
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT);
  const second = leave(server, { id: 'b', clickedAt, toggle: true });
  await server.serve(first);
  expect(done).toEqual(['toggle']);
  await server.serve(second);
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT);
  expect(done).toEqual(['toggle', 'toggle']);
});

test('serves two clicks without the worker’s calls', async () => {
  const server = createClickServer(session);
  leave(server, { id: 'a', clickedAt, algorithm: 'eatiht' });
  leave(server, { id: 'b', clickedAt, toggle: true });
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT);
  expect(done).toEqual(['open eatiht', 'toggle']);
});

test('saves nothing on an unreadable page, and reports it only if nobody else does', async () => {
  refusal = 'not-html';
  const server = createClickServer(session);
  expect(await server.serve({ id: 'a', clickedAt, save: 'html' })).toBe('not-html');
  expect(await server.serve({ id: 'b', clickedAt, isAnswered: true })).toBe('not-html');
  expect(told).toEqual([['pageUnreadable', { reason: 'not-html' }]]);
  expect(done).toEqual(['open default', 'open default']);
});

describe('a click that comes when the tab shows another document', () => {
  const ELSEWHERE = 'https://a.example/';
  const { href } = location;
  afterEach(() => history.replaceState(null, '', href));

  test.each([
    ['the document began after the click', performance.timeOrigin - 1],
    ['the worker was late, and got the click after the document had begun', clickedAt],
  ])('does nothing: %s', async (_when, time) => {
    const server = createClickServer(session);
    expect(await server.serve({ id: 'a', clickedAt: time, address: ELSEWHERE })).toBeNull();
    expect(done).toEqual([]);
  });

  test('is served if the page was only reloaded', async () => {
    await createClickServer(session).serve({ id: 'a', clickedAt: performance.timeOrigin - 1, address: `${href}#part` });
    expect(done).toEqual(['open default']);
  });

  test('is served if the same document has a new address', async () => {
    history.replaceState(null, '', '?next');
    await createClickServer(session).serve({ id: 'a', clickedAt, address: ELSEWHERE });
    expect(done).toEqual(['open default']);
  });
});
