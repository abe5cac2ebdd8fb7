/** Tests a reader that opens automatically. */
import { describe, expect, it } from 'vitest';
import { playSession } from '../../../test/play-session.ts';
import { NEVER_HERE } from './offers.ts';
import { isSurelyArticle } from './unasked.ts';

const SURE = { confidence: 0.95, page: { kind: 'article', article: 0.95, readable: 0.98 }, empty: null } as const;

describe('the check whether a page is surely an article', () => {
  it('accepts a page if the algorithm is sure of it and of its text', () => expect(isSurelyArticle(SURE)).toBe(true));

  it.each([
    ['which may be a list', { page: { kind: 'listing', article: 0.4, readable: 0.5 } }],
    ['whose text may be wrong', { confidence: 0.5 }],
    ['that no algorithm has judged', { page: null, confidence: null }],
    ['without text', { empty: 'no-text' }],
  ] as const)('rejects a page %s', (_which, by) => expect(isSurelyArticle({ ...SURE, ...by })).toBe(false));
});

describe('a reader that opens automatically', () => {
  it('opens on an article with the algorithm that judged the page, if that is the stored one', () => {
    const session = playSession({ judgement: SURE, stored: { algorithm: 'lectern' } });
    session.ask('open', { isUnasked: true });
    const asked = session.asked();
    expect(asked.slice(0, 5)).toEqual(['read-settings', 'load lectern', 'read to open', 'show', 'mount']);
    expect(asked.at(-1)).toBe('answer 1: null');
  });

  it('opens on an article with the stored algorithm, after another one judged the page', () => {
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

  it('stays closed on a page that may not be an article; a click then opens it', () => {
    const session = playSession({ judgement: { ...SURE, confidence: 0.3 } });
    session.ask('open', { isUnasked: true });
    expect(session.asked()).toEqual(['read-settings', 'load lectern', 'read to open', 'show', 'answer 1: null']);
    expect(session.state().open).toBeNull();
    session.ask('open');
    expect(session.reader()).toMatchObject({ isMounted: true, algorithm: 'readability' });
  });

  it('stays closed on a page that is incomplete or slow to read', () => {
    const session = playSession({ judgement: SURE, isReady: false });
    session.ask('open', { isUnasked: true });
    expect(session.asked()).toEqual(['read-settings', 'load lectern', 'answer 1: null']);
    expect(session.state().open).toBeNull();
  });

  it('closes when the user chooses never to open it on the site', () => {
    const session = playSession({ judgement: SURE, stored: { algorithm: 'lectern' } });
    session.ask('open', { isUnasked: true });
    expect(session.reader().offers.map(({ id }) => id)).toEqual([NEVER_HERE]);
    session.accept(NEVER_HERE);
    expect(session.asked().slice(-3)).toEqual(['never-read-here', 'destroy', 'tell readerClosed']);
    session.ask('open');
    expect(session.reader().offers).toEqual([]);
  });

  it('makes a click wait until it has decided, and then opens for the click', () => {
    const session = playSession({ judgement: { ...SURE, confidence: 0.3 }, held: ['load-algorithm'] });
    session.ask('open', { isUnasked: true });
    session.ask('open');
    session.release();
    session.release();
    expect(session.asked()).toContain('answer 2: null');
    expect(session.reader().isMounted).toBe(true);
  });

  it('does not change a reader that is already open', () => {
    const session = playSession({ judgement: SURE });
    session.ask('open');
    session.asked();
    session.ask('open', { isUnasked: true });
    expect(session.asked()).toEqual(['tell readerOpened', 'answer 2: null']);
  });
});
