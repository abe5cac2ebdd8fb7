/** The engine's host, in an invisible page or in the background: stores snapshots and answers questions in turn. */
import * as v from 'valibot';
import { algorithmInfos } from '../algorithms/index.ts';
import { type Mark, type Selection, USER_SELECTION } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { parsed } from '../shared/own-fields.ts';
import type { Handlers } from '../store/messages/messenger.ts';
import type { ContentToEngine } from './calls.ts';
import type { HeldReadings } from './held-readings.ts';
import { type CallingDocument, createTurns, nameOf, type TakeTurn, type Urgency } from './turns.ts';
import { MAX_PART, type Question } from './types.ts';
import { isValidSnapshot } from './valid-snapshot.ts';

interface Host {
  readings: HeldReadings;
  isThere(document: CallingDocument): Promise<boolean>;
}

/** Maximum number of stored readings (pages). A page whose reading is replaced can extract the article itself. */
const MAX_READINGS = 30;

/** Length of a snapshot (UTF-16 units) from which the page gets its own thread: 25,000 nodes, half a second of work. */
const LARGE_SNAPSHOT = 4_000_000;
/** Maximum number of threads for large pages, at most one per tab. Further large pages use the shared thread. */
const MAX_OWN_THREADS = 2;

interface Held {
  readonly owner: CallingDocument;
  readonly hasOwnThread: boolean;
  /** By urgency: the rest of the latest answer, which the page has not fetched yet. */
  readonly rest: { [of in Urgency]?: string };
}

export function createHost(host: Host): Handlers<ContentToEngine> {
  const { readings, isThere } = host;
  const turns = createTurns(isThere);
  const held = createHolder(host);
  const uploads = createUploads();

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
        const mine = held.add(id, visitor, snapshot.length > LARGE_SNAPSHOT);
        try {
          const answer = await runStep(mine, take, () => {
            // The reading was closed while this call waited for its turn.
            if (!held.has(id, mine)) throw new Error('This reading is not open.');
            return readings.open(id, snapshot, { hasMoved, algorithm, hasOwnThread: mine.hasOwnThread });
          });
          return firstPart(mine, 'first', answer);
        } catch (error) {
          if (held.has(id, mine)) held.forget(id);
          throw error;
        }
      });
    },
    askReading({ reading, question }, visitor) {
      const id = idOf(visitor, reading);
      const mine = held.get(id);
      // The urgency is in the first characters. The (long) JSON is parsed only in its turn, to share the time fairly.
      const urgency = question.startsWith(OPINION) ? 'later' : 'first';
      return turns.answer({ visitor, urgency, letters: question.length }, async (take) => {
        const answer = await runStep(mine, take, () => readings.ask(id, parseQuestion(question)));
        return firstPart(mine, urgency, answer);
      });
    },
    nextPart({ reading, urgency }, visitor) {
      const mine = held.get(idOf(visitor, reading));
      return firstPart(mine, urgency, mine.rest[urgency] ?? '');
    },
    closeReading({ reading }, visitor) {
      const id = idOf(visitor, reading);
      uploads.take(nameOf(visitor), id);
      held.forget(id);
    },
  };
}

/** Keeps track of the open readings: who opened them, and which thread they use. */
function createHolder({ readings, isThere }: Host) {
  /** Open readings by id ({@link idOf}), the oldest first. */
  const held = new Map<string, Held>();

  function forget(id: string): void {
    if (held.delete(id)) readings.close(id);
  }

  /** Drops the readings of documents that are gone but did not close their readings. */
  async function forgetGone(): Promise<void> {
    for (const [id, { owner }] of held) if (!(await isThere(owner).catch(() => true))) forget(id);
  }

  return {
    forget,
    has: (id: string, reading = held.get(id)) => reading !== undefined && held.get(id) === reading,
    get(id: string): Held {
      const reading = held.get(id);
      if (!reading) throw new Error('This reading is not open.');
      return reading;
    },
    add(id: string, owner: CallingDocument, isLarge: boolean): Held {
      // A tab shows one document, so the readings of its previous document are obsolete.
      for (const [other, { owner: before }] of held)
        if (before.tabId === owner.tabId && nameOf(before) !== nameOf(owner)) forget(other);
      const ownThreads = [...held.values()].filter(({ hasOwnThread }) => hasOwnThread);
      const isFree =
        ownThreads.length < MAX_OWN_THREADS && ownThreads.every(({ owner: other }) => other.tabId !== owner.tabId);
      const reading = { owner, hasOwnThread: isLarge && isFree, rest: {} };
      held.set(id, reading);
      const [oldest] = held.keys();
      if (held.size > MAX_READINGS && oldest !== undefined) forget(oldest);
      void forgetGone();
      return reading;
    },
  };
}

/** Runs a step of a reading: at once if the page has its own thread, else in its turn. */
const runStep = ({ hasOwnThread }: Held, take: TakeTurn, step: () => Promise<string>): Promise<string> =>
  hasOwnThread ? step() : take(step);

/** Returns the part of an answer that fits into one message, and stores the rest. */
function firstPart({ rest }: Held, urgency: Urgency, answer: string): string {
  rest[urgency] = answer.slice(MAX_PART);
  return answer.slice(0, MAX_PART);
}

/** Start of a question (JSON) that only prepares a comparison with another algorithm. No user waits for its answer. */
const OPINION = '{"type":"opinion"';

/** Returns the id of a reading, made of its number and its document, because two documents may use the same number. */
const idOf = (owner: CallingDocument, reading: number) => `${reading} ${nameOf(owner)}`;

/** Maximum length of a snapshot in parts (UTF-16 units). A page of a million nodes has about 150 million. */
const MAX_UPLOAD = 300_000_000;
/** Maximum number of snapshots that arrive in parts at the same time. Beyond that, the oldest is dropped. */
const MAX_UPLOADS = 3;

/** Collects snapshots that arrive in parts, at most one for each document. */
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
    /** Returns the joined parts and forgets them; '' if no parts have arrived. */
    take(who: string, id: string): string {
      const upload = uploads.get(who);
      if (upload?.id !== id) return '';
      uploads.delete(who);
      return upload.parts.join('');
    },
  };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
/** Accepts ids of known algorithms only: the result for each id is stored, so invented ids would fill the memory. */
const algorithm = v.picklist([...algorithmInfos.map(({ id }) => id), USER_SELECTION]);
const by = v.union([algorithm, v.custom<Selection>(isObject)]);
const corrections = v.array(v.custom<Correction>(isObject));

/** Schema of a question (JSON). Marks in it, which name text nodes of the page, are checked in `check-answer.ts`. */
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

function parseQuestion(json: string): Question {
  const question = parsed(QUESTION, json);
  if (!question) throw new Error('This is not a question.');
  return question;
}
