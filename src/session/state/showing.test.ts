/** Tests a reader that opens automatically. */
import { describe, expect, it } from 'vitest';
import { playSession } from '../../../test/play-session.ts';
import { NEVER_HERE } from './offers.ts';
import { isSurelyArticle } from './showing.ts';

const SURE = { confidence: 0.95, page: { kind: 'article', article: 0.95, readable: 0.98 }, empty: null } as const;

describe('the check whether a page is surely an article', () => {
  it('a page is surely an article if the algorithm is sure of the page and of its text', () =>
    expect(isSurelyArticle(SURE)).toBe(true));

  it.each([
    ['that may be a list', { page: { kind: 'listing', article: 0.4, readable: 0.5 } }],
    ['whose text may be wrong', { confidence: 0.5 }],
    ['that no algorithm has judged', { page: null, confidence: null }],
    ['without text', { empty: 'no-text' }],
  ] as const)('a page %s is not surely an article', (_which, by) =>
    expect(isSurelyArticle({ ...SURE, ...by })).toBe(false),
  );
});

describe('a reader that opens automatically', () => {
  it('a page is read only once if the user’s algorithm also decides whether it is an article', () => {
    const session = playSession({ judgement: SURE, stored: { algorithm: 'lectern' } });
    session.ask('open', { isUnasked: true });
    const asked = session.asked();
    expect(asked.slice(0, 5)).toEqual(['read-settings', 'load lectern', 'read to open', 'show', 'mount']);
    expect(asked.at(-1)).toBe('answer 1: null');
  });

  it('the reader opens automatically with the user’s algorithm, even if another recognised the article', () => {
    const session = playSession({ judgement: SURE });
    session.ask('open', { isUnasked: true });
    expect(session.asked().filter((asked) => /^(?:load|show|mount)/.test(asked))).toEqual([
      'load lectern',
      'show',
      'load readability',
      'show',
      'mount',
    ]);
    expect(session.reader().algorithm).toBe('readability');
  });

  it('the reader does not open automatically on a page that may not be an article, but opens on a click', () => {
    const session = playSession({ judgement: { ...SURE, confidence: 0.3 } });
    session.ask('open', { isUnasked: true });
    expect(session.asked()).toEqual(['read-settings', 'load lectern', 'read to open', 'show', 'answer 1: null']);
    expect(session.state().open).toBeNull();
    session.ask('open');
    expect(session.reader()).toMatchObject({ isMounted: true, algorithm: 'readability' });
  });

  it('the reader does not open automatically on a page that is incomplete or slow to read', () => {
    const session = playSession({ judgement: SURE, isReady: false });
    session.ask('open', { isUnasked: true });
    expect(session.asked()).toEqual(['read-settings', 'load lectern', 'answer 1: null']);
    expect(session.state().open).toBeNull();
  });

  it('a reader that opened automatically closes when the user chooses never to open it on the site', () => {
    const session = playSession({ judgement: SURE, stored: { algorithm: 'lectern' } });
    session.ask('open', { isUnasked: true });
    expect(session.reader().offers.map(({ id }) => id)).toEqual([NEVER_HERE]);
    session.accept(NEVER_HERE);
    expect(session.asked().slice(-3)).toEqual(['never-read-here', 'destroy', 'tell readerClosed']);
    session.ask('open');
    expect(session.reader().offers).toEqual([]);
  });

  it('a click opens the reader even if the check for automatic opening is running and finds no article', () => {
    const session = playSession({ judgement: { ...SURE, confidence: 0.3 }, held: ['load-algorithm'] });
    session.ask('open', { isUnasked: true });
    session.ask('open');
    session.release();
    session.release();
    expect(session.asked()).toContain('answer 2: null');
    expect(session.reader().isMounted).toBe(true);
  });

  it('a request to open automatically does not change a reader that is already open', () => {
    const session = playSession({ judgement: SURE });
    session.ask('open');
    session.asked();
    session.ask('open', { isUnasked: true });
    expect(session.asked()).toEqual(['tell readerOpened', 'answer 2: null']);
  });
});
