/** Tests requests that arrive while another one is being served. Runs with and without a browser. */

import { describe, expect, it } from 'vitest';
import { opened, playSession, RANGE } from '../../../test/play-session.ts';
import { USER_SELECTION } from '../../algorithms/types.ts';

describe('requests', () => {
  it('two requests at the same time open one reader, and both are answered', () => {
    const session = playSession({ held: ['read-settings'] });
    session.ask('open');
    session.ask('open', { algorithm: 'goose' });
    expect(session.asked()).toEqual(['read-settings']);
    session.release();
    const asked = session.asked();
    expect(asked.filter((name) => name === 'mount')).toHaveLength(1);
    expect(asked.filter((name) => name.startsWith('answer'))).toEqual(['answer 1: null', 'answer 2: null']);
    expect(session.reader().algorithm).toBe('goose');
  });

  it('of two toggle requests at the same time, the first opens the reader and the second closes it', () => {
    const session = playSession({ held: ['load-algorithm'] });
    session.ask('toggle');
    session.ask('toggle');
    session.release();
    expect(session.asked().slice(-4)).toEqual(['answer 1: null', 'destroy', 'tell readerClosed', 'answer 2: null']);
  });

  it('a request that fails does not block the next one', () => {
    const session = playSession({ held: ['read-settings'] });
    session.ask('open');
    session.ask('open');
    session.tell({ type: 'request-failed' });
    session.release();
    expect(session.asked()).toContain('answer 2: null');
    expect(session.reader().isMounted).toBe(true);
  });

  it.each(['show', 'mount'] as const)('a request that fails at the step “%s” leaves no half-open reader', (held) => {
    const session = playSession({ held: [held] });
    session.ask('open');
    session.tell({ type: 'request-failed' });
    expect(session.state()).toMatchObject({ open: null, serving: null });
  });

  it('a request to read the user’s selection closes the open reader first', () => {
    const session = opened();
    session.ask('open', { selection: true, ranges: [RANGE] });
    expect(session.asked().slice(0, 3)).toEqual(['destroy', 'tell readerClosed', 'read-settings']);
    expect(session.reader().algorithm).toBe(USER_SELECTION);
  });

  it('if the reader closes while a request waits, the request is answered, but opens no reader', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.ask('open', { algorithm: 'goose' });
    session.tell({ type: 'closed' });
    session.asked();
    session.release();
    expect(session.asked()).toEqual(['answer 2: null']);
  });
});
