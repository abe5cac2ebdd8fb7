/**
 * Runs a session (the state of the reader in one document) without a browser. Performs the effects that the session
 * requests, and reports the results to the session: at once, or when the test calls `release`.
 */
import type { Element, Root } from 'hast';
import { type Article, NO_METADATA } from '../src/article/types.ts';
import { offersOfPage } from '../src/engine/page-offers.ts';
import { createPage } from '../src/page/page.ts';
import type { MetadataHints, PageSnapshot } from '../src/page/snapshot/types.ts';
import { reduce } from '../src/session/state/reduce.ts';
import {
  CLOSED,
  type Effect,
  type EventOf,
  type Found,
  type OpenReader,
  type Reading,
  type ReadPlan,
  type Request,
  type SessionEvent,
} from '../src/session/state/state.ts';
import type { SiteMemory } from '../src/store/remembered/types.ts';
import { parseSettings } from '../src/store/settings/parse.ts';

export const STORY = ['One.', 'Two.', 'Three.'];
export const OTHER_STORY = ['Four.', 'Five.', 'Six.'];
export const HOME = 'https://site.test/one';
export const ELSEWHERE = 'https://site.test/two';

/** State of the fake browser and its page. */
interface Surroundings {
  url: string;
  /** Paragraphs of the page's article; the first is its headline. */
  story: readonly string[];
  /**
   * Number of words in the article. If there are only a few, Lectern takes the article for a placeholder that the page
   * will replace.
   */
  words: number;
  /** The notice that the reader shows about the article. */
  notice: string;
  /** The accuracy that the algorithm estimates (`confidence`), and the kind of page that it recognises (`page`). */
  judgement: Partial<Pick<Article, 'confidence' | 'page' | 'empty'>>;
  stored: object;
  memory: SiteMemory | null;
  isReady: boolean;
  isQuick: boolean;
  /** Types of effects that are not answered until the test calls `release`. */
  held: readonly Effect['type'][];
}

export function playSession(given: Partial<Surroundings> = {}) {
  const world: Surroundings = {
    url: HOME,
    story: STORY,
    words: 500,
    notice: '',
    judgement: {},
    stored: { algorithm: 'readability' },
    memory: null,
    isReady: true,
    isQuick: true,
    held: [],
    ...given,
  };
  let state = CLOSED;
  let lastId = 0;
  const waiting: SessionEvent[] = [];
  let effects: Effect[] = [];
  let onHold: Effect[] = [];

  function tell(...events: readonly SessionEvent[]): void {
    waiting.push(...events);
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const [next, asked] = reduce(state, event);
      state = next;
      effects.push(...asked);
      for (const effect of asked) {
        if (world.held.includes(effect.type)) onHold.push(effect);
        else waiting.push(...answersTo(effect, world, state.open));
      }
    }
  }

  return {
    world,
    tell,
    /** Requests a reader, as a click would. Returns the number of the request. */
    ask(kind: 'open' | 'toggle', click: Partial<Request> = {}): number {
      lastId++;
      const request = { id: lastId, toggle: kind === 'toggle', clickedAt: 0, ranges: [], unreadable: null, ...click };
      tell({ type: 'requested', request });
      return lastId;
    },
    /** Answers the effects that were not answered so far because their types are in `held`. */
    release(): void {
      const released = onHold;
      onHold = [];
      tell(...released.flatMap((effect) => answersTo(effect, world, state.open)));
    },
    isHolding: () => onHold.length > 0,
    /** Returns descriptions of the effects that the session has requested since the last call. */
    asked(): string[] {
      const names = effects.map(nameOf);
      effects = [];
      return names;
    },
    pageChanged: (by: Partial<EventOf<'page-changed'>> = {}) =>
      tell({ type: 'page-changed', url: world.url, isQuick: true, isSelecting: false, ...by }),
    routeSettled: (number: number, isSelectionThere = false) =>
      tell({ type: 'route-settled', number, url: world.url, isSelectionThere }),
    accept: (offer: string) => tell({ type: 'offer-accepted', offer, url: world.url }),
    choose: (algorithm: string) => tell({ type: 'algorithm-chosen', algorithm }),
    keep: (algorithm: string) => tell({ type: 'algorithm-kept', algorithm }),
    state: () => state,
    /** Returns the open reader; throws if none is open. */
    reader() {
      if (!state.open) throw new Error('no reader is open');
      return state.open;
    },
  };
}

function answersTo(effect: Effect, world: Surroundings, open: OpenReader | null): SessionEvent[] {
  switch (effect.type) {
    case 'read-settings':
      return [{ type: 'settings-read', settings: parseSettings(world.stored), memory: world.memory }];
    case 'load-algorithm': {
      const { url, isReady } = world;
      return [{ type: 'algorithm-loaded', algorithm: effect.algorithm, request: effect.request, url, isReady }];
    }
    case 'read-page':
      return [{ type: 'page-read', plan: effect.plan, ...readAs(effect.plan, world), isQuick: world.isQuick }];
    case 'show': {
      if (!open?.reading) return [];
      const found = foundIn(open.reading, open.algorithm, world.notice);
      const { article } = found;
      const { work } = open;
      return [{ type: 'shown', found, article, drawn: article, work, placeNow: effect.placeNow }];
    }
    case 'mount':
      return [{ type: 'mounted' }];
    default:
      return [];
  }
}

/** A result of reading the page, including the article itself. */
interface TestReading extends Reading {
  article: Article;
}

function readAs({ algorithm }: ReadPlan, { url, story, words, notice, judgement }: Surroundings) {
  const reading: TestReading = {
    page: createPage(snapshotAt(url)),
    nodes: [],
    hints: hintsOf(story),
    article: { ...articleOf(story, words), ...judgement },
  };
  return { reading, found: foundIn(reading, algorithm, notice) };
}

function foundIn(reading: Reading, algorithm: string, notice: string): Found {
  const article = { ...(reading as TestReading).article, algorithm };
  const offers = reading.page ? offersOfPage(reading.page, []) : [];
  return { article, bare: article, marks: [], notice, ways: [], offers };
}

export const hintsOf = ([title = '']: readonly string[]): MetadataHints => ({
  title,
  language: '',
  canonicalUrl: '',
  meta: {},
  jsonLd: [],
});

function articleOf(paragraphs: readonly string[], words: number): Article {
  const children = paragraphs.map(
    (value): Element => ({ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }),
  );
  const tree: Root = { type: 'root', children };
  const metadata = { ...NO_METADATA, headline: paragraphs[0] ?? '' };
  const known = { minutes: 1, algorithm: '', comments: null, confidence: null, page: null, empty: null };
  return { tree, metadata, words, ...known };
}

/** Returns a snapshot without nodes. */
export function snapshotAt(url: string): PageSnapshot {
  const columns = { kind: [], parent: [], end: [], name: [], text: [], attributes: [], style: [], hidden: [] };
  return {
    version: 1,
    url,
    contentType: 'text/html',
    direction: 'ltr',
    viewport: { width: 0, height: 0, scrollX: 0, scrollY: 0 },
    names: [],
    styles: [],
    nodes: { size: 0, ...columns, x: [], y: [], width: [], height: [], block: [] },
    blocks: { size: 0, first: [], last: [], container: [] },
    media: [],
    styled: { raised: [], lowered: [], struck: [], apart: [], checked: [], markers: [], written: [] },
    documents: [],
    metadata: hintsOf([]),
  };
}

/** Describes an effect, with the details that tests check. */
function nameOf(effect: Effect): string {
  switch (effect.type) {
    case 'answer':
      return `answer ${effect.request}: ${effect.reason}`;
    case 'tell-background':
      return `tell ${effect.event}`;
    case 'load-algorithm':
      return `load ${effect.algorithm}`;
    case 'store-settings':
      return `store ${JSON.stringify(effect.change)}`;
    case 'read-page':
      return `read to ${effect.plan.purpose}`;
    case 'when-idle':
      return `when idle ${effect.task}`;
    case 'fetch-other-page':
      return `fetch page ${effect.number}`;
    default:
      return effect.type;
  }
}

export function opened(...given: Parameters<typeof playSession>) {
  const session = playSession(...given);
  session.ask('open');
  session.asked();
  return session;
}

/** A placeholder for a DOM range. An empty object is enough, because the session only passes it on. */
export const RANGE = {};

/** Returns a session whose reader shows the text that the user has selected on the page. */
export function openedOnSelection() {
  const session = playSession({ stored: { algorithm: 'goose' } });
  session.ask('open', { selection: true, ranges: [RANGE] });
  session.asked();
  return session;
}

/** Descriptions of the effects that a session requests for idle time after its reader has opened. */
export const IDLE_WORK = ['when idle find-other-pages', 'when idle prepare-other'];
