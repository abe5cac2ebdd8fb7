/** Tests the choice of an algorithm, and settings. Runs with and without a browser. */
import { describe, expect, it } from 'vitest';
import { opened } from '../../../test/play-session.ts';
import { isChoiceAwaited } from './choices.ts';

describe('the choice of an algorithm', () => {
  it('is stored if made for all pages, and shown when the script has loaded', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.asked();
    session.keep('goose');
    expect(session.asked()).toEqual(['store {"algorithm":"goose"}', 'load goose']);
    session.release();
    expect(session.asked()).toEqual(['show', 'update', 'load-enhancements']);
  });

  it('is confirmed to the popup when the new article is shown', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.asked();
    session.tell({ type: 'algorithm-requested', algorithm: 'goose', request: 7 });
    expect(session.asked()).toEqual(['load goose']);
    session.release();
    expect(session.asked()).toEqual(['show', 'answer 7: null', 'update', 'load-enhancements']);
  });

  it('is not stored if made for one page', () => {
    const session = opened();
    session.choose('goose');
    expect(session.asked()).toEqual(['load goose', 'show', 'update', 'load-enhancements']);
    expect(session.reader()).toMatchObject({ algorithm: 'goose', settings: { algorithm: 'readability' } });
  });

  it('is awaited until its article is shown, and not before it was made', () => {
    const session = opened({ held: ['load-algorithm'] });
    const isAwaited = () => isChoiceAwaited(session.reader());
    session.release();
    expect(isAwaited()).toBe(false);
    session.choose('goose');
    expect(isAwaited()).toBe(true);
    session.release();
    expect(isAwaited()).toBe(false);
  });

  it('is replaced by a later choice', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.choose('goose');
    session.choose('eatiht');
    session.release();
    expect(session.reader().algorithm).toBe('eatiht');
  });

  it('is ignored if the script loads after the reader has closed', () => {
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

describe('settings', () => {
  it('are shown at once when changed, and not drawn again when the background reports the same change', () => {
    const session = opened();
    session.tell({ type: 'appearance-chosen', change: { theme: 'dark' } });
    expect(session.asked()).toEqual(['update', 'store {"theme":"dark"}']);
    session.tell({ type: 'settings-changed', settings: { ...session.reader().settings } });
    expect(session.asked()).toEqual([]);
  });

  it('apply to the reader when changed elsewhere, except the algorithm, which is for the next page', () => {
    const session = opened();
    const { settings } = session.reader();
    session.tell({ type: 'settings-changed', settings: { ...settings, algorithm: 'goose' } });
    expect(session.asked()).toEqual([]);
    session.tell({ type: 'settings-changed', settings: { ...settings, theme: 'dark' } });
    expect(session.asked()).toEqual(['update']);
    expect(session.reader().algorithm).toBe('readability');
  });
});
