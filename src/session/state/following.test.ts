/** Tests what a session does when the page changes under the reader. Runs with and without a browser. */

import { describe, expect, it } from 'vitest';
import {
  ELSEWHERE,
  hintsOf,
  IDLE_WORK,
  OTHER_STORY,
  opened,
  openedOnSelection,
  playSession,
  RANGE,
  STORY,
} from '../../../test/play-session.ts';
import { USER_SELECTION } from '../../algorithms/types.ts';
import { isChoiceAwaited } from './choices.ts';
import { NEW_ARTICLE } from './offers.ts';

describe('changes of the page under the reader', () => {
  const LOOK = ['read to look'];
  const SHOWN = ['show', 'when idle prepare-other', 'look-again-soon', 'update', 'load-enhancements'];
  const REPLACED = ['show', ...IDLE_WORK, 'look-again-soon', 'update', 'load-enhancements'];
  it.each([
    ['is not drawn again if its text is the same', {}, {}, LOOK],
    ['is drawn again if its text has grown', { story: [...STORY, 'More.'] }, {}, [...LOOK, ...SHOWN]],
    [
      'leads to an offer if it shows another article',
      { story: OTHER_STORY },
      {},
      [...LOOK, 'show', 'look-again-soon', 'update', 'load-enhancements'],
    ],
    [
      'is shown at once if the old article was a placeholder',
      { story: OTHER_STORY },
      { words: 3 },
      [...LOOK, ...REPLACED],
    ],
  ])('a page that changes under the reader is read again, and then %s', (_how, change, before, expected) => {
    const session = opened(before);
    Object.assign(session.world, change);
    session.pageChanged();
    expect(session.asked()).toEqual(expected);
  });

  it.each([
    ['if it is large', { isQuick: false }],
    ['while the user selects in the reader', { isSelecting: true }],
  ])('a page that changes under an open reader is not read again %s', (_why, by) => {
    const session = opened();
    session.pageChanged(by);
    expect(session.asked()).toEqual([]);
  });

  it('a page that changes is not read again while the reader shows text that the user selected', () => {
    const session = openedOnSelection();
    session.pageChanged();
    expect(session.asked()).toEqual([]);
  });

  it('a new article on the page is no longer offered after the page has changed back', () => {
    const session = opened();
    session.world.story = OTHER_STORY;
    session.pageChanged();
    expect(session.reader().offers).toMatchObject([{ id: NEW_ARTICLE, text: 'New article: Four.' }]);
    session.world.story = STORY;
    session.pageChanged();
    expect(session.reader().offers).toEqual([]);
  });

  it('a check for changes is repeated if the user has chosen another algorithm meanwhile', () => {
    const session = opened();
    Object.assign(session.world, { held: ['read-page'], story: OTHER_STORY });
    session.pageChanged();
    session.choose('goose');
    session.asked();
    session.release();
    expect([session.asked(), session.reader().newArticle]).toEqual([['look-later'], null]);
  });

  it('if an article has only grown, the metadata in the page’s head is still used, even at a new address', () => {
    const session = opened();
    Object.assign(session.world, { url: ELSEWHERE, story: [...STORY, 'More.'] });
    session.pageChanged();
    expect(session.asked().slice(0, 3)).toEqual(['read to look', 'read to look', 'show']);
    expect(session.reader()).toMatchObject({ outdated: null, newArticle: null });
  });
});

describe('changes of the page’s address', () => {
  function moved() {
    const session = opened();
    session.tell({ type: 'comments-toggled' }, { type: 'route-changed' });
    Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY });
    return session;
  }

  it('a page with a new address is checked until its content has changed', () => {
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

  it('a page that changes its address twice is checked only after the second change', () => {
    const session = moved();
    session.tell({ type: 'route-changed' });
    session.asked();
    session.routeSettled(1);
    expect(session.asked()).toEqual([]);
    session.routeSettled(2);
    expect(session.asked()).toContain('read to route');
  });

  it('a new article that the user accepts is shown from its start, without comments or old metadata', () => {
    const session = moved();
    session.routeSettled(1);
    expect(session.reader()).toMatchObject({ comments: true, contentNumber: 0 });
    session.accept(NEW_ARTICLE);
    const { comments, contentNumber, outdated, newArticle, article } = session.reader();
    expect({ comments, contentNumber, newArticle }).toEqual({ comments: false, contentNumber: 1, newArticle: null });
    expect(outdated).toEqual(hintsOf(STORY));
    expect(article?.metadata.headline).toBe('Four.');
  });

  it('a new article replaces a placeholder such as “Loading …” without asking the user', () => {
    const session = opened({ words: 3 });
    session.tell({ type: 'route-changed' });
    Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY, words: 500 });
    session.routeSettled(1);
    expect(session.reader().article?.metadata.headline).toBe('Four.');
  });

  it('the reader offers a new article only when the text that the user selected has left the page', () => {
    const session = openedOnSelection();
    session.tell({ type: 'route-changed' });
    Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY });
    session.routeSettled(1, true);
    expect(session.reader().newArticle).toBeNull();
    session.routeSettled(1);
    expect(session.reader()).toMatchObject({ newArticle: 'Four.', algorithm: USER_SELECTION });
    session.accept(NEW_ARTICLE);
    expect(session.reader()).toMatchObject({ algorithm: 'goose', ranges: [] });
  });

  it('a new article that replaces selected text is read with the algorithm that is remembered for the site', () => {
    const memory = { version: 1 as const, site: 'site.test', corrections: [], algorithm: 'justext' };
    const session = playSession({ memory });
    session.ask('open', { selection: true, ranges: [RANGE] });
    Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY });
    session.tell({ type: 'route-changed' });
    session.routeSettled(1);
    session.accept(NEW_ARTICLE);
    expect(session.reader().algorithm).toBe('justext');
  });

  it('copying does not wait for the reader to show selected text that a new article has replaced', () => {
    const session = openedOnSelection();
    session.choose(USER_SELECTION);
    Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY });
    session.tell({ type: 'route-changed' });
    session.routeSettled(1);
    session.accept(NEW_ARTICLE);
    expect(isChoiceAwaited(session.reader())).toBe(false);
  });

  it('the reader shows a new article with the algorithm that the user chose while that article was being read', () => {
    const session = moved();
    session.routeSettled(1);
    session.world.held = ['read-page'];
    session.accept(NEW_ARTICLE);
    session.choose('goose');
    session.release();
    expect(session.reader()).toMatchObject({ algorithm: 'goose', contentNumber: 1 });
    expect(isChoiceAwaited(session.reader())).toBe(false);
  });
});
