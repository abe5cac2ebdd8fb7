/** Tests how a reader opens, and how an open one reacts to events. Runs with and without a browser. */
import { describe, expect, it } from 'vitest';
import {
  ELSEWHERE,
  hintsOf,
  IDLE_WORK,
  OTHER_STORY,
  opened,
  playSession,
  RANGE,
  STORY,
} from '../../../test/play-session.ts';
import { USER_SELECTION } from '../../algorithms/types.ts';
import { NEVER_HERE } from './offers.ts';
import { isSurelyArticle } from './opening.ts';

describe('opening a reader', () => {
  it.each([
    [
      'with the stored algorithm',
      {},
      ['load readability', 'read to open', 'show', 'mount', ...IDLE_WORK, 'tell readerOpened'],
    ],
    [
      'with the requested algorithm, which is then stored',
      { algorithm: 'eatiht' },
      [
        'load eatiht',
        'read to open',
        'show',
        'mount',
        ...IDLE_WORK,
        'tell readerOpened',
        'store {"algorithm":"eatiht"}',
      ],
    ],
    [
      'on the text that the user has selected',
      { selection: true, ranges: [RANGE] },
      [`load ${USER_SELECTION}`, 'read to open', 'show', 'mount', ...IDLE_WORK, 'tell readerOpened'],
    ],
  ])('a click opens the reader %s', (_how, click, expected) => {
    const session = playSession();
    session.ask('open', click);
    expect(session.asked()).toEqual(['read-settings', ...expected, 'answer 1: null']);
  });

  it('a reader does not open on a page that cannot be read', () => {
    const session = playSession();
    session.ask('open', { unreadable: 'pdf' });
    expect(session.asked()).toEqual(['answer 1: pdf']);
    expect(session.state().open).toBeNull();
  });

  it('a reader for selected text shows the whole page and a notice if nothing is selected', () => {
    const session = playSession();
    session.ask('open', { selection: true });
    expect(session.reader()).toMatchObject({ algorithm: 'readability', notice: expect.stringMatching(/whole page/) });
  });

  it('on a slow page, a notice that nothing is selected stays in the reader when the text arrives', () => {
    const session = playSession({ isReady: false });
    session.ask('open', { selection: true });
    expect(session.asked()).toEqual([
      'read-settings',
      'load readability',
      'mount',
      'tell readerOpened',
      'answer 1: null',
    ]);
    session.tell({ type: 'painted', isParsed: false });
    expect(session.asked()).toEqual([]);
    session.tell({ type: 'comments-toggled' }, { type: 'more-arrived' });
    expect(session.asked()).toEqual(['read to more', 'show', ...IDLE_WORK, 'update', 'load-enhancements']);
    expect(session.reader()).toMatchObject({ comments: true, notice: expect.stringMatching(/whole page/) });
    session.tell({ type: 'more-arrived' });
    expect(session.reader().notice).toBe('');
  });

  it('a reader that opens again on a new article ignores outdated metadata in the page’s head', () => {
    const session = opened();
    session.tell({ type: 'closed' });
    Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY });
    session.ask('open');
    expect(session.reader().outdated).toEqual(hintsOf(STORY));
  });

  it('a reader that reopens on the same article at a new address uses all metadata in the head', () => {
    const session = opened();
    session.tell({ type: 'closed' });
    session.world.url = ELSEWHERE;
    session.asked();
    session.ask('open');
    expect(session.asked().filter((name) => name.startsWith('read to'))).toEqual(['read to open', 'read to open']);
    expect(session.reader().outdated).toBeNull();
  });
});

describe('events of an open reader', () => {
  it('if the user accepts an offer to press a button of the page, the reader does so and checks for changes', () => {
    const session = opened();
    session.accept('button:12');
    expect(session.asked()).toEqual(['press', 'look-later']);
  });

  it('an open reader runs other algorithms in idle time, and updates its warning with their result', () => {
    const session = opened();
    session.tell({ type: 'idle', task: 'prepare-other' });
    expect(session.asked()).toEqual(['prepare-other']);
    const found = session.reader().found;
    if (!found) throw new Error('nothing is shown');
    session.tell({ type: 'other-prepared', found });
    expect(session.asked()).toEqual(['when idle prepare-other']);
    session.world.notice = 'This may not be an article.';
    session.tell({ type: 'other-prepared', found: { ...found, notice: session.world.notice } });
    expect(session.asked()).toEqual(['show', 'when idle prepare-other', 'update', 'load-enhancements']);
  });

  it('an open reader closes if the page keeps removing it, and reports the removal', () => {
    const session = opened();
    session.tell({ type: 'evicted' });
    expect(session.asked()).toEqual(['destroy', 'tell readerClosed', 'tell readerEvicted']);
  });

  it('an open reader reports that it is open when the user comes back to its page through the history', () => {
    const session = opened();
    session.tell({ type: 'returned' });
    expect(session.asked()).toEqual(['tell readerOpened']);
  });
});

const SURE = { confidence: 0.95, page: { kind: 'article', article: 0.95, readable: 0.98 }, empty: null } as const;

describe('the check whether a page is surely an article', () => {
  it('a page is surely an article if the algorithm is confident of that and of the text that it found', () =>
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

  it('an article that opens automatically uses the user’s algorithm, even if another recognized it', () => {
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
