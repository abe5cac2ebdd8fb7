/** The host's side of the engine's calls: holds the readings of all pages, and answers questions about them in turn. */
import * as v from 'valibot';
import { algorithmInfos } from '../algorithms/index.ts';
import { type Mark, type Selection, USER_SELECTION } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { parsed } from '../shared/own-fields.ts';
import type { Handlers } from '../store/messages/messenger.ts';
import type { ContentToEngine } from './calls.ts';
import type { HeldReadings } from './held-readings.ts';
import { type CallingDocument, createTurns, nameOf, type TakeTurn } from './turns.ts';
import type { Question } from './types.ts';
import { isValidSnapshot } from './valid-snapshot.ts';

/** Dependencies of a host. */
export interface Host {
  readings: HeldReadings;
  /**
   * Resolves to the algorithm of the settings; null if something is remembered for the page's site, which may have its
   * own.
   */
  algorithmFor(page: { url: string }): Promise<string | null>;
  /** Resolves to false if the document is gone. */
  isThere(document: CallingDocument): Promise<boolean>;
}

/** Most readings that a host holds. If the oldest one was dropped, its page reads itself at the next question. */
const MAX_READINGS = 30;

/** Length of a snapshot (UTF-16 units) that is read in a thread of its own: some 25,000 nodes, half a second. */
const LARGE_SNAPSHOT = 4_000_000;
/** Most threads that large pages have at once, one for each tab; further ones share the thread of the others. */
const MAX_OWN_THREADS = 2;

interface Held {
  readonly owner: CallingDocument;
  readonly hasOwnThread: boolean;
}

export function createHost({ readings, algorithmFor, isThere }: Host): Handlers<ContentToEngine> {
  const turns = createTurns(isThere);
  /** By the owner's name and its number for the reading; the oldest first. */
  const held = new Map<string, Held>();
  const uploads = createUploads();

  function forget(id: string): void {
    if (held.delete(id)) readings.close(id);
  }

  function hold(id: string, owner: CallingDocument, isLarge: boolean): Held {
    // a tab shows one document, so the readings of the previous one are obsolete
    for (const [other, { owner: before }] of held)
      if (before.tabId === owner.tabId && nameOf(before) !== nameOf(owner)) forget(other);
    const ownThreads = [...held.values()].filter(({ hasOwnThread }) => hasOwnThread);
    const isFree =
      ownThreads.length < MAX_OWN_THREADS && ownThreads.every(({ owner: other }) => other.tabId !== owner.tabId);
    const reading = { owner, hasOwnThread: isLarge && isFree };
    held.set(id, reading);
    const [oldest] = held.keys();
    if (held.size > MAX_READINGS && oldest !== undefined) forget(oldest);
    void forgetGone();
    return reading;
  }

  /** Drops readings of documents that went away without closing them. */
  async function forgetGone(): Promise<void> {
    for (const [id, { owner }] of held) if (!(await isThere(owner).catch(() => true))) forget(id);
  }

  /** Others do not wait for a large page, which has a thread of its own. */
  const turnFor = ({ hasOwnThread }: Held, take: TakeTurn): TakeTurn => (hasOwnThread ? async (step) => step() : take);

  return {
    sendSnapshot({ reading, part }, visitor) {
      uploads.add(nameOf(visitor), idOf(visitor, reading), part);
      return '';
    },
    openReading({ reading, hasMoved, algorithm, ...request }, visitor) {
      const id = idOf(visitor, reading);
      if (held.has(id)) throw new Error('This reading is open already.');
      const snapshot = uploads.take(nameOf(visitor), id) + request.snapshot;
      return turns.answer({ visitor, urgency: 'first', letters: snapshot.length }, async (take) => {
        const mine = hold(id, visitor, snapshot.length > LARGE_SNAPSHOT);
        try {
          return await turnFor(
            mine,
            take,
          )(async () => {
            // closed while it waited for its turn
            if (held.get(id) !== mine) throw new Error('This reading is not open.');
            const opening = readings.open(id, snapshot, hasMoved, mine.hasOwnThread);
            const [begins] = await Promise.all([algorithm ?? algorithmFor({ url: visitor.url ?? '' }), opening]);
            return readings.begin(id, begins);
          });
        } catch (error) {
          if (held.get(id) === mine) forget(id);
          throw error;
        }
      });
    },
    askReading({ reading, question }, visitor) {
      const id = idOf(visitor, reading);
      const mine = held.get(id);
      if (!mine) throw new Error('This reading is not open.');
      // read only in its turn: it may be long
      const urgency = question.startsWith(OPINION) ? 'later' : 'first';
      return turns.answer({ visitor, urgency, letters: question.length }, (take) =>
        turnFor(mine, take)(() => readings.ask(id, parseQuestion(question))),
      );
    },
    closeReading({ reading }, visitor) {
      const id = idOf(visitor, reading);
      uploads.take(nameOf(visitor), id);
      forget(id);
    },
  };
}

/** How a question begins that is asked only to prepare a comparison (`JSON.stringify`). */
const OPINION = '{"type":"opinion"';

/** Two documents may give the same number. */
const idOf = (owner: CallingDocument, reading: number) => `${reading} ${nameOf(owner)}`;

/** Longest snapshot in parts (UTF-16 code units): a page of a million nodes has about 150 million. */
const MAX_UPLOAD = 300_000_000;
/** Most snapshots that may be on their way in parts at once. */
const MAX_UPLOADS = 3;

/** Collects snapshots that arrive in parts, one for each document. */
function createUploads() {
  const uploads = new Map<string, { id: string; parts: string[]; letters: number }>();
  return {
    add(who: string, id: string, part: string): void {
      const known = uploads.get(who);
      const upload = known?.id === id ? known : { id, parts: [], letters: 0 };
      upload.letters += part.length;
      uploads.delete(who);
      if (upload.letters > MAX_UPLOAD) throw new Error('This snapshot is too long.');
      upload.parts.push(part);
      uploads.set(who, upload);
      const [oldest] = uploads.keys();
      if (uploads.size > MAX_UPLOADS && oldest !== undefined) uploads.delete(oldest);
    },
    /** Returns the joined parts and forgets them; '' if there are none. */
    take(who: string, id: string): string {
      const upload = uploads.get(who);
      if (upload?.id !== id) return '';
      uploads.delete(who);
      return upload.parts.join('');
    },
  };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
/** Unknown ones would each be kept as an answer. */
const algorithm = v.picklist([...algorithmInfos.map(({ id }) => id), USER_SELECTION]);
const by = v.union([algorithm, v.custom<Selection>(isObject)]);
const corrections = v.array(v.custom<Correction>(isObject));

/** The closed list of questions, and what each must bring; marks are checked against the page (`check-answer.ts`). */
const QUESTION: v.GenericSchema<string, Question> = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('type', [
    v.object({ type: v.literal('find'), by, corrections }),
    v.object({ type: v.literal('opinion'), by: algorithm }),
    v.object({ type: v.literal('explain'), by, corrections, areCommentsShown: v.boolean() }),
    v.object({ type: v.literal('probabilities'), by }),
    v.object({ type: v.literal('write'), algorithm: v.string(), marks: v.array(v.custom<Mark>(isObject)) }),
    v.object({ type: v.literal('other-page'), by: algorithm, snapshot: v.custom<PageSnapshot>(isValidSnapshot) }),
  ]),
);

/** @throws if the JSON is not a question */
function parseQuestion(json: string): Question {
  const question = parsed(QUESTION, json);
  if (!question) throw new Error('This is no question.');
  return question;
}
