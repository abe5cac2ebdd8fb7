/** What can come between what is asked for and what comes of it. Runs with and without a browser. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ELSEWHERE, HOME, hintsOf, OTHER_STORY, playSession, STORY, snapshotAt } from '../../test/play-session.ts';
import { NEW_ARTICLE } from './offers.ts';
import { OTHER_PAGES } from './other-pages.ts';
import { SELECTION_ID } from './state.ts';

const RANGE = {};

/** A session with an open reader. */
function opened(...given: Parameters<typeof playSession>) {
  const session = playSession(...given);
  session.ask('open');
  session.asked();
  return session;
}

/** A session whose reader shows what the user has selected. */
function openedOnSelection() {
  const session = playSession({ stored: { algorithm: 'goose' } });
  session.ask('open', { isSelection: true, ranges: [RANGE] });
  session.asked();
  return session;
}

const REST = ['when idle find-other-pages', 'when idle prepare-other'];

describe('a reader opens', () => {
  it.each([
    [
      'with the stored algorithm',
      {},
      ['load readability', 'read to open', 'show', 'mount', ...REST, 'tell readerOpened'],
    ],
    [
      'with the one that was asked for, which is stored',
      { algorithm: 'eatiht' },
      ['load eatiht', 'read to open', 'show', 'mount', ...REST, 'tell readerOpened', 'store {"algorithm":"eatiht"}'],
    ],
    [
      'on a selection, and gets what is needed when the page moves on from it',
      { isSelection: true, ranges: [RANGE] },
      [`load ${SELECTION_ID}`, 'read to open', 'show', 'mount', ...REST, 'load readability', 'tell readerOpened'],
    ],
  ])('%s', (_how, wish, expected) => {
    const session = playSession();
    session.ask('open', wish);
    expect(session.asked()).toEqual(['read-settings', ...expected, 'answer 1: null']);
  });

  it('not where the page cannot be read', () => {
    const session = playSession();
    session.ask('open', { unreadable: 'pdf' });
    expect(session.asked()).toEqual(['answer 1: pdf']);
    expect(session.state().open).toBeNull();
  });

  it('with a word where nothing was selected', () => {
    const session = playSession();
    session.ask('open', { isSelection: true });
    expect(session.reader()).toMatchObject({ algorithm: 'readability', notice: expect.stringMatching(/whole page/) });
  });

  it('before a page that takes long is read, and keeps its word when that is done', () => {
    const session = playSession({ isReady: false });
    session.ask('open', { isSelection: true });
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
    expect(session.asked()).toEqual(['read to more', 'show', ...REST, 'update', 'load-enhancements']);
    expect(session.reader()).toMatchObject({ comments: true, notice: expect.stringMatching(/whole page/) });
    session.tell({ type: 'more-arrived' });
    expect(session.reader().notice).toBe('');
  });

  it('again where the page has gone elsewhere, without what its head still says of the article before', () => {
    const session = opened();
    session.tell({ type: 'closed' });
    Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY });
    session.ask('open');
    expect(session.reader().outdated).toEqual(hintsOf(STORY));
  });

  it('again with all that the head says where the same article only goes by another address', () => {
    const session = opened();
    session.tell({ type: 'closed' });
    session.world.url = ELSEWHERE;
    session.asked();
    session.ask('open');
    expect(session.asked().filter((name) => name.startsWith('read to'))).toEqual(['read to open', 'read to open']);
    expect(session.reader().outdated).toBeNull();
  });
});

describe('requests', () => {
  it('that come at once wait for each other: one reader, two answers', () => {
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

  it('to toggle that come at once open and close', () => {
    const session = playSession({ held: ['load-algorithm'] });
    session.ask('toggle');
    session.ask('toggle');
    session.release();
    expect(session.asked().slice(-4)).toEqual(['answer 1: null', 'destroy', 'tell readerClosed', 'answer 2: null']);
  });

  it('that fail let the next one have its turn', () => {
    const session = playSession({ held: ['read-settings'] });
    session.ask('open');
    session.ask('open');
    session.tell({ type: 'request-failed' });
    session.release();
    expect(session.asked()).toContain('answer 2: null');
    expect(session.reader().isMounted).toBe(true);
  });

  it.each(['show', 'mount'] as const)('whose %s fails do not leave half a reader behind', (held) => {
    const session = playSession({ held: [held] });
    session.ask('open');
    session.tell({ type: 'request-failed' });
    expect(session.state()).toMatchObject({ open: null, serving: null });
  });

  it('for a selection close the reader first', () => {
    const session = opened();
    session.ask('open', { isSelection: true, ranges: [RANGE] });
    expect(session.asked().slice(0, 3)).toEqual(['destroy', 'tell readerClosed', 'read-settings']);
    expect(session.reader().algorithm).toBe(SELECTION_ID);
  });

  it('say nothing of a reader that closed while they waited', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.ask('open', { algorithm: 'goose' });
    session.tell({ type: 'closed' });
    session.asked();
    session.release();
    expect(session.asked()).toEqual(['answer 2: null']);
  });
});

describe('a choice', () => {
  it('is stored, shown when its script is there, and answered then', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.asked();
    session.choose('goose', 'all-pages', 7);
    expect(session.asked()).toEqual(['store {"algorithm":"goose"}', 'load goose']);
    session.release();
    expect(session.asked()).toEqual(['show', 'answer 7: null', 'update', 'load-enhancements']);
  });

  it('for this page only is not stored', () => {
    const session = opened();
    session.choose('goose', 'this-page');
    expect(session.asked()).toEqual(['load goose', 'show', 'update', 'load-enhancements']);
    expect(session.reader()).toMatchObject({ algorithm: 'goose', settings: { algorithm: 'readability' } });
  });

  it('is overtaken by the next one', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.choose('goose');
    session.choose('eatiht');
    session.release();
    expect(session.reader().algorithm).toBe('eatiht');
  });

  it('whose script comes after the reader has closed changes neither that nor the next one', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.choose('justext', 'all-pages', 7);
    session.tell({ type: 'closed' });
    session.ask('open', { algorithm: 'eatiht' });
    session.asked();
    session.release();
    expect(session.asked()).toContain('answer 7: null');
    expect(session.reader().algorithm).toBe('eatiht');
  });
});

describe('settings', () => {
  it('are shown at once; their echo changes nothing more', () => {
    const session = opened();
    session.tell({ type: 'appearance-chosen', change: { theme: 'dark' } });
    expect(session.asked()).toEqual(['update', 'store {"theme":"dark"}']);
    session.tell({ type: 'settings-changed', settings: { ...session.reader().settings } });
    expect(session.asked()).toEqual([]);
  });

  it('that change elsewhere reach the reader, but for the algorithm, which is for the next page', () => {
    const session = opened();
    const { settings } = session.reader();
    session.tell({ type: 'settings-changed', settings: { ...settings, algorithm: 'goose' } });
    expect(session.asked()).toEqual([]);
    session.tell({ type: 'settings-changed', settings: { ...settings, theme: 'dark' } });
    expect(session.asked()).toEqual(['update']);
    expect(session.reader().algorithm).toBe('readability');
  });
});

describe('a page that changes', () => {
  const LOOK = ['read to look'];
  const SHOWN = ['show', 'when idle prepare-other', 'look-again-soon', 'update', 'load-enhancements'];
  const REPLACED = ['show', ...REST, 'look-again-soon', 'update', 'load-enhancements'];
  it.each([
    ['and says the same', {}, {}, LOOK],
    ['and has grown', { story: [...STORY, 'More.'] }, {}, [...LOOK, ...SHOWN]],
    ['into another', { story: OTHER_STORY }, {}, [...LOOK, 'show', 'look-again-soon', 'update', 'load-enhancements']],
    ['from a placeholder', { story: OTHER_STORY }, { words: 3 }, [...LOOK, ...REPLACED]],
  ])('%s', (_how, change, before, expected) => {
    const session = opened(before);
    Object.assign(session.world, change);
    session.pageChanged();
    expect(session.asked()).toEqual(expected);
  });

  it.each([
    ['is large', { isQuick: false }],
    ['is not read again while the user selects in the reader', { isSelecting: true }],
  ])('%s', (_why, by) => {
    const session = opened();
    session.pageChanged(by);
    expect(session.asked()).toEqual([]);
  });

  it('is left alone while a selection is shown', () => {
    const session = openedOnSelection();
    session.pageChanged();
    expect(session.asked()).toEqual([]);
  });

  it('back again takes its offer back', () => {
    const session = opened();
    session.world.story = OTHER_STORY;
    session.pageChanged();
    expect(session.reader().offers).toMatchObject([{ id: NEW_ARTICLE, text: 'New article: Four.' }]);
    session.world.story = STORY;
    session.pageChanged();
    expect(session.reader().offers).toEqual([]);
  });

  it('under another address keeps what its head says while it is the same article', () => {
    const session = opened();
    Object.assign(session.world, { url: ELSEWHERE, story: [...STORY, 'More.'] });
    session.pageChanged();
    expect(session.asked().slice(0, 3)).toEqual(['read to look', 'read to look', 'show']);
    expect(session.reader()).toMatchObject({ outdated: null, newArticle: null });
  });
});

describe('a page that goes elsewhere', () => {
  function moved() {
    const session = opened();
    session.tell({ type: 'comments-toggled' }, { type: 'route-changed' });
    Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY });
    return session;
  }

  it('is looked at until its content is another one', () => {
    const session = opened();
    session.tell({ type: 'route-changed' });
    session.world.url = ELSEWHERE;
    session.routeSettled(1);
    session.world.story = OTHER_STORY;
    session.routeSettled(1);
    expect(session.reader().newArticle).toBe('Four.');
    session.asked();
    session.routeSettled(1);
    expect(session.asked()).toEqual([]);
  });

  it('twice is looked at for the second time only', () => {
    const session = moved();
    session.tell({ type: 'route-changed' });
    session.asked();
    session.routeSettled(1);
    expect(session.asked()).toEqual([]);
    session.routeSettled(2);
    expect(session.asked()).toContain('read to route');
  });

  it('is shown on consent: from the start, without comments, without the old hints', () => {
    const session = moved();
    session.routeSettled(1);
    expect(session.reader()).toMatchObject({ comments: true, contentNumber: 0 });
    session.accept(NEW_ARTICLE);
    const { comments, contentNumber, outdated, newArticle, article } = session.reader();
    expect({ comments, contentNumber, newArticle }).toEqual({ comments: false, contentNumber: 1, newArticle: null });
    expect(outdated).toEqual(hintsOf(STORY));
    expect(article?.metadata.headline).toBe('Four.');
  });

  it('takes the place of a placeholder by itself', () => {
    const session = opened({ words: 3 });
    session.tell({ type: 'route-changed' });
    Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY, words: 500 });
    session.routeSettled(1);
    expect(session.reader().article?.metadata.headline).toBe('Four.');
  });

  it('keeps its selection while that is there, and offers what the stored algorithm finds when it has gone', () => {
    const session = openedOnSelection();
    session.tell({ type: 'route-changed' });
    Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY });
    session.routeSettled(1, true);
    expect(session.reader().newArticle).toBeNull();
    session.routeSettled(1);
    expect(session.reader()).toMatchObject({ newArticle: 'Four.', algorithm: SELECTION_ID });
    session.accept(NEW_ARTICLE);
    expect(session.reader()).toMatchObject({ algorithm: 'goose', ranges: [] });
  });
});

describe('other pages', () => {
  const found = (contentNumber = 0) =>
    ({
      type: 'other-pages-found',
      pages: { current: 1, addresses: new Map([[2, `${HOME}/2`]]) },
      contentNumber,
    }) as const;
  const fetched = (number: number, ...more: [number, string][]) =>
    ({ type: 'other-page-fetched', number, snapshot: snapshotAt(HOME), addresses: new Map(more) }) as const;
  const words = (session: ReturnType<typeof opened>) => session.reader().offers.map(({ text, label }) => [text, label]);
  const twice = (text: string, label: string) => [
    [text, label],
    [text, label],
  ];

  it('are offered, fetched one after the other, and all there then', () => {
    const session = opened();
    session.tell(found());
    expect(words(session)).toEqual(twice('Page 1 of 2', 'Load all'));
    session.asked();
    session.accept(OTHER_PAGES);
    session.accept(OTHER_PAGES);
    expect(session.asked().filter((name) => name.startsWith('fetch'))).toEqual(['fetch page 2']);
    expect(words(session)).toEqual(twice('Loading page 2 of 2 …', ''));
    session.tell(fetched(2, [3, `${HOME}/3`], [1, HOME]));
    expect(session.asked()).toContain('fetch page 3');
    expect(words(session)).toEqual(twice('Loading page 3 of 3 …', ''));
    session.tell(fetched(3));
    expect(words(session)).toEqual([]);
  });

  it('that do not come are offered again', () => {
    const session = opened();
    session.tell(found());
    session.accept(OTHER_PAGES);
    session.tell({ type: 'other-page-failed', number: 2 });
    expect(words(session)).toEqual(twice('Page 2 did not load', 'Try again'));
    session.asked();
    session.accept(OTHER_PAGES);
    expect(session.asked()).toContain('fetch page 2');
  });

  it('of the article before are none of this one', () => {
    const session = opened();
    session.world.story = OTHER_STORY;
    session.pageChanged();
    session.accept(NEW_ARTICLE);
    session.tell(found(0));
    expect(words(session)).toEqual([]);
  });

  it('are not looked for around a selection', () => {
    const session = openedOnSelection();
    session.tell({ type: 'idle', task: 'find-other-pages' });
    expect(session.asked()).toEqual([]);
  });
});

describe('an open reader', () => {
  it('presses a button of the page, and looks what came of it', () => {
    const session = opened();
    session.accept('button:12');
    expect(session.asked()).toEqual(['press', 'look-later']);
  });

  it('prepares the other algorithms, and says what comes of them', () => {
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

  it('explains itself when the script is there, and no longer when asked again', () => {
    const session = opened();
    session.tell({ type: 'explanation-toggled' });
    expect(session.reader().isExplaining).toBe(true);
    session.tell({ type: 'explanation-toggled' });
    expect(session.reader().isExplaining).toBe(false);
  });

  it('that is evicted closes, and the popup is told', () => {
    const session = opened();
    session.tell({ type: 'evicted' });
    expect(session.asked()).toEqual(['destroy', 'tell readerClosed', 'tell readerEvicted']);
  });

  it('tells that it is open when the page comes back through the history', () => {
    const session = opened();
    session.tell({ type: 'returned' });
    expect(session.asked()).toEqual(['tell readerOpened']);
  });
});

describe('whatever happens in whichever order', () => {
  type Played = ReturnType<typeof playSession>;
  // what takes time; the rest is done before anything else can happen
  const HELD = [['load-algorithm'], ['read-settings'], ['load-explanations', 'load-algorithm'], []] as const;
  const deeds = fc.constantFrom<(session: Played) => void>(
    (session) => session.ask('open'),
    (session) => session.ask('toggle'),
    (session) => session.ask('open', { algorithm: 'goose' }),
    (session) => session.ask('open', { isSelection: true, ranges: [RANGE] }),
    (session) => session.ask('open', { unreadable: 'svg' }),
    (session) => session.tell({ type: 'closed' }),
    (session) => session.tell({ type: 'evicted' }),
    (session) => session.choose('eatiht'),
    (session) => session.tell({ type: 'comments-toggled' }),
    (session) => session.tell({ type: 'more-arrived' }),
    (session) => session.tell({ type: 'painted', isParsed: true }),
    (session) => session.tell({ type: 'route-changed' }),
    (session) => session.routeSettled(1),
    (session) => session.pageChanged(),
    (session) => session.accept(NEW_ARTICLE),
    (session) => Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY }),
    (session) => Object.assign(session.world, { url: HOME, story: STORY }),
    (session) => Object.assign(session.world, { isReady: !session.world.isReady }),
    (session) => session.release(),
    ...HELD.map((held) => (session: Played) => Object.assign(session.world, { held })),
  );

  it('there is one reader at most, and every request is answered once', () => {
    fc.assert(
      fc.property(fc.array(deeds, { maxLength: 40 }), (sequence) => {
        const session = playSession();
        for (const deed of sequence) deed(session);
        session.world.held = [];
        while (session.isHolding()) session.release();
        const asked = session.asked();
        const life = asked.filter((name) => ['mount', 'destroy', 'update'].includes(name)).join(' ');
        expect(life).toMatch(/^(?:mount(?: update)*(?: destroy(?: |$)|$))*$/);
        expect(session.state().open !== null).toBe(/mount(?: update)*$/.test(life));
        const answers = asked.flatMap((name) => /^answer (\d+)/.exec(name)?.[1] ?? []);
        expect(answers.map(Number)).toEqual(answers.map((_answer, index) => index + 1));
        expect(session.state()).toMatchObject({ serving: null, waiting: [] });
      }),
      { numRuns: 500 },
    );
  });
});
