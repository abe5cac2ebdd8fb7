/** Choices of an algorithm, and settings. Runs with and without a browser. */
import { describe, expect, it } from 'vitest';
import { opened } from '../../../test/play-session.ts';

describe('a choice', () => {
  it('for all pages is stored, and shown when its script has loaded', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.asked();
    session.keep('goose');
    expect(session.asked()).toEqual(['store {"algorithm":"goose"}', 'load goose']);
    session.release();
    expect(session.asked()).toEqual(['show', 'update', 'load-enhancements']);
  });

  it('from the popup is answered when it is shown', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.asked();
    session.tell({ type: 'algorithm-requested', algorithm: 'goose', request: 7 });
    expect(session.asked()).toEqual(['load goose']);
    session.release();
    expect(session.asked()).toEqual(['show', 'answer 7: null', 'update', 'load-enhancements']);
  });

  it('for this page only is not stored', () => {
    const session = opened();
    session.choose('goose');
    expect(session.asked()).toEqual(['load goose', 'show', 'update', 'load-enhancements']);
    expect(session.reader()).toMatchObject({ algorithm: 'goose', settings: { algorithm: 'readability' } });
  });

  it('is replaced by a later one', () => {
    const session = opened({ held: ['load-algorithm'] });
    session.release();
    session.choose('goose');
    session.choose('eatiht');
    session.release();
    expect(session.reader().algorithm).toBe('eatiht');
  });

  it('has no effect if its script loads after the reader has closed', () => {
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
  it('are shown at once, and their echo draws nothing', () => {
    const session = opened();
    session.tell({ type: 'appearance-chosen', change: { theme: 'dark' } });
    expect(session.asked()).toEqual(['update', 'store {"theme":"dark"}']);
    session.tell({ type: 'settings-changed', settings: { ...session.reader().settings } });
    expect(session.asked()).toEqual([]);
  });

  it('changed elsewhere apply to the reader, except the algorithm, which is for the next page', () => {
    const session = opened();
    const { settings } = session.reader();
    session.tell({ type: 'settings-changed', settings: { ...settings, algorithm: 'goose' } });
    expect(session.asked()).toEqual([]);
    session.tell({ type: 'settings-changed', settings: { ...settings, theme: 'dark' } });
    expect(session.asked()).toEqual(['update']);
    expect(session.reader().algorithm).toBe('readability');
  });
});
