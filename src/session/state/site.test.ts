/** Tests how a session uses what is remembered about a site. Runs with and without a browser. */
import { expect, it } from 'vitest';
import { opened } from '../../../test/play-session.ts';
import { algorithmInfos } from '../../algorithms/index.ts';
import { emptyMemory } from '../../store/remembered/site-memory.ts';
import { readerState } from './reader-state.ts';

const SITE = emptyMemory('site.test');

it('a reader uses the algorithm and the comments setting that are remembered for the site', () => {
  const session = opened({ memory: { ...SITE, algorithm: 'goose', comments: true } });
  expect(session.reader()).toMatchObject({
    algorithm: 'goose',
    comments: true,
    settings: { algorithm: 'readability' },
  });
});

it('a reader uses the appearance that is remembered for the site, and changes it for this site only', () => {
  const session = opened({ memory: { ...SITE, appearance: { theme: 'sepia', fontSize: 24 } } });
  expect(readerState(session.reader()).appearance).toMatchObject({ theme: 'sepia', fontSize: 24 });
  session.asked();
  session.tell({ type: 'appearance-chosen', change: { fontSize: 26 } });
  expect(session.asked()).toEqual(['update', 'choose-for-site']);
  expect(readerState(session.reader()).appearance).toMatchObject({ theme: 'sepia', fontSize: 26 });
  expect(session.reader().settings.fontSize).not.toBe(26);
});

it('a reader changes the appearance for all sites if no appearance is remembered for the site', () => {
  const session = opened({ memory: SITE });
  session.asked();
  session.tell({ type: 'appearance-chosen', change: { fontSize: 26 } });
  expect(session.asked()).toEqual(['update', 'store {"fontSize":26}']);
  expect(session.reader().settings.fontSize).toBe(26);
});

it('the menu of algorithms offers the eight recommended ones, and any other that is in use', () => {
  const offered = (...args: Parameters<typeof opened>) =>
    readerState(opened(...args).reader()).algorithms.map(({ id }) => id);
  expect(offered({ memory: SITE })).toHaveLength(8);
  expect(offered({ memory: { ...SITE, algorithm: 'cetr' } })).toContain('cetr');
});

it('the menu of algorithms offers all of them as soon as research algorithms are switched on', () => {
  const session = opened({ memory: SITE });
  session.asked();
  session.tell({ type: 'settings-changed', settings: { ...session.reader().settings, researchAlgorithms: true } });
  expect(session.asked()).toEqual(['update']);
  expect(readerState(session.reader()).algorithms).toHaveLength(algorithmInfos.length);
});
