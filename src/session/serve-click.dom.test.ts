import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leave } from '../shared/exchange.ts';
import { CLICK } from '../store/messages/click.ts';
import type { ClickRequest } from '../store/messages/protocol.ts';
import { createClickServer } from './serve-click.ts';
import type { Session } from './session.ts';

vi.mock('./background.ts', () => ({ tellBackground: (call: string, request: object) => told.push([call, request]) }));
const told: unknown[] = [];
const done: string[] = [];
let refusal: 'not-html' | null = null;

const session = {
  open: async ({ algorithm = 'default', toggle = false }) => {
    done.push(toggle ? 'toggle' : `open ${algorithm}`);
    return refusal;
  },
  exporter: { save: async (format: string) => void done.push(`save ${format}`) },
} as unknown as Session;

const WORKER_TIMEOUT = 600;
/** Time of a click that was made after the document was created (ms since 1970). */
const clickedAt = performance.timeOrigin + 1;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('lectern'));
  told.length = 0;
  done.length = 0;
  refusal = null;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  return () => vi.useRealTimers();
});

/** Stores a click in the page, as the background worker does. */
function leaveClick(click: ClickRequest): ClickRequest {
  leave([CLICK, click]);
  return click;
}

function startedServer() {
  const server = createClickServer(session);
  server.serveLeft();
  return server;
}

test('a click stored in the page before the session starts is served at once if the engine is ready', async () => {
  const click = leaveClick({ id: 'a', clickedAt, algorithm: 'eatiht', save: 'html', isEngineWarm: true });
  await startedServer().serve(click);
  expect(done).toEqual(['open eatiht', 'save html']);
});

test('if the engine is not ready and the worker does not call, a stored click is served after 600 ms', async () => {
  leaveClick({ id: 'a', clickedAt, toggle: true });
  startedServer();
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT - 1);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['toggle']);
});

test('a click that is stored in the page and also sent by the worker is served only once', async () => {
  const server = startedServer();
  const first = leaveClick({ id: 'a', clickedAt, toggle: true });
  const second = leaveClick({ id: 'b', clickedAt, algorithm: 'eatiht' });
  await server.serve(first);
  await server.serve(second);
  expect(done).toEqual(['toggle', 'open eatiht']);
});

test('a request to save an unreadable page saves no file, and reports why the page cannot be read', async () => {
  refusal = 'not-html';
  const server = createClickServer(session);
  expect(await server.serve({ id: 'a', clickedAt, save: 'html' })).toBe('not-html');
  expect(await server.serve({ id: 'b', clickedAt, isAnswered: true })).toBe('not-html');
  expect(told).toEqual([['pageUnreadable', { reason: 'not-html' }]]);
  expect(done).toEqual(['open default', 'open default']);
});

describe('clicks that may have been made in an earlier document of the tab', () => {
  const ELSEWHERE = 'https://a.example/';
  const { href } = location;
  afterEach(() => history.replaceState(null, '', href));

  test.each([
    ['the document began after the click', performance.timeOrigin - 1],
    ['the worker received the click after the new document had begun', clickedAt],
  ])('a click on an earlier page of the tab is ignored: %s', async (_when, time) => {
    const server = createClickServer(session);
    expect(await server.serve({ id: 'a', clickedAt: time, address: ELSEWHERE })).toBeNull();
    expect(done).toEqual([]);
  });

  test('a click is served even if the same page was reloaded after the click', async () => {
    await createClickServer(session).serve({ id: 'a', clickedAt: performance.timeOrigin - 1, address: `${href}#part` });
    expect(done).toEqual(['open default']);
  });

  test('a click is served even if a script has changed the address of the document', async () => {
    history.replaceState(null, '', '?next');
    await createClickServer(session).serve({ id: 'a', clickedAt, address: ELSEWHERE });
    expect(done).toEqual(['open default']);
  });
});
