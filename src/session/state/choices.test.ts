/** Tests choosing an algorithm and changing settings. Runs with and without a browser. */
import { describe, expect, it } from 'vitest';
import { opened } from '../../../test/play-session.ts';
import { isChoiceAwaited } from './choices.ts';

describe('choosing an algorithm', () => {
  it('stores an algorithm chosen for all pages, and shows its article when its script has loaded', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.asked();
    session.keep('goose');
    expect(session.asked()).toEqual(['store {"algorithm":"goose"}', 'load goose']);
    session.release();
    expect(session.asked()).toEqual(['show', 'update', 'load-enhancements']);
  });

  it('answers the popup only when the article of the requested algorithm is shown', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.asked();
    session.tell({ type: 'algorithm-requested', algorithm: 'goose', request: 7 });
    expect(session.asked()).toEqual(['load goose']);
    session.release();
    expect(session.asked()).toEqual(['show', 'answer 7: null', 'update', 'load-enhancements']);
  });

  it('does not store an algorithm that was chosen for one page', () => {
    const session = opened();
    session.choose('goose');
    expect(session.asked()).toEqual(['load goose', 'show', 'update', 'load-enhancements']);
    expect(session.reader()).toMatchObject({ algorithm: 'goose', settings: { algorithm: 'readability' } });
  });

  it('isChoiceAwaited returns true after a choice until the chosen algorithm’s article is shown', () => {
    const session = opened({ held: ['load-algorithm'] });
    const isAwaited = () => isChoiceAwaited(session.reader());
    session.release();
    expect(isAwaited()).toBe(false);
    session.choose('goose');
    expect(isAwaited()).toBe(true);
    session.release();
    expect(isAwaited()).toBe(false);
  });

  it('uses the last algorithm if the user chooses two, one after the other', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.choose('goose');
    session.choose('eatiht');
    session.release();
    expect(session.reader().algorithm).toBe('eatiht');
  });

  it('ignores a chosen algorithm whose script loads after the reader has closed', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.tell({ type: 'algorithm-requested', algorithm: 'justext', request: 7 });
    session.tell({ type: 'closed' });
    session.ask('open', { algorithm: 'eatiht' });
    session.asked();
    session.release();
    expect(session.asked()).toContain('answer 7: null');
    expect(session.reader().algorithm).toBe('eatiht');
  });
});

describe('changing settings', () => {
  it('applies a setting at once, and does not redraw when the worker reports the same change', () => {
    const session = opened();
    session.tell({ type: 'appearance-chosen', change: { theme: 'dark' } });
    expect(session.asked()).toEqual(['update', 'store {"theme":"dark"}']);
    session.tell({ type: 'settings-changed', settings: { ...session.reader().settings } });
    expect(session.asked()).toEqual([]);
  });

  it('a setting changed elsewhere applies at once, but a changed algorithm only to the next page', () => {
    const session = opened();
    const { settings } = session.reader();
    session.tell({ type: 'settings-changed', settings: { ...settings, algorithm: 'goose' } });
    expect(session.asked()).toEqual([]);
    session.tell({ type: 'settings-changed', settings: { ...settings, theme: 'dark' } });
    expect(session.asked()).toEqual(['update']);
    expect(session.reader().algorithm).toBe('readability');
  });
});
