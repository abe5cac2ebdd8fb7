/** The host's side of the engine's calls: holds the readings of all pages, and answers questions about them in turn. */
import * as v from 'valibot';
import type { Mark, Selection } from '../algorithms/types.ts';
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
/** Most threads that large pages have at once; further ones share the thread of the others. */
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
    const threads = [...held.values()].filter(({ hasOwnThread }) => hasOwnThread).length;
    const reading = { owner, hasOwnThread: isLarge && threads < MAX_OWN_THREADS };
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
      uploads.add(idOf(visitor, reading), part);
      return '';
    },
    openReading({ reading, hasMoved, algorithm, ...request }, visitor) {
      const id = idOf(visitor, reading);
      const snapshot = uploads.take(id) + request.snapshot;
      return turns.answer({ visitor, urgency: 'first', letters: snapshot.length }, async (take) => {
        const mine = hold(id, visitor, snapshot.length > LARGE_SNAPSHOT);
        try {
          return await turnFor(
            mine,
            take,
          )(async () => {
            const opening = readings.open(id, snapshot, hasMoved, mine.hasOwnThread);
            const [begins] = await Promise.all([algorithm ?? algorithmFor({ url: visitor.url ?? '' }), opening]);
            return readings.begin(id, begins);
          });
        } catch (error) {
          forget(id);
          throw error;
        }
      });
    },
    askReading({ reading, question }, visitor) {
      const id = idOf(visitor, reading);
      const mine = held.get(id);
      if (!mine) throw new Error('This reading is not open.');
      const asked = parseQuestion(question);
      const urgency = asked.type === 'opinion' ? 'later' : 'first';
      return turns.answer({ visitor, urgency, letters: question.length }, (take) =>
        turnFor(mine, take)(() => readings.ask(id, asked)),
      );
    },
    closeReading: ({ reading }, visitor) => forget(idOf(visitor, reading)),
  };
}

/** Two documents may give the same number. */
const idOf = (owner: CallingDocument, reading: number) => `${reading} ${nameOf(owner)}`;

/** Longest snapshot in parts (UTF-16 code units): a page of a million nodes has about 150 million. */
const MAX_UPLOAD = 300_000_000;
/** Most snapshots that may be on their way in parts at once. */
const MAX_UPLOADS = 3;

/** Collects snapshots that arrive in parts. */
function createUploads() {
  const uploads = new Map<string, { parts: string[]; letters: number }>();
  return {
    add(id: string, part: string): void {
      const upload = uploads.get(id) ?? { parts: [], letters: 0 };
      upload.letters += part.length;
      uploads.delete(id);
      if (upload.letters > MAX_UPLOAD) throw new Error('This snapshot is too long.');
      upload.parts.push(part);
      uploads.set(id, upload);
      const [oldest] = uploads.keys();
      if (uploads.size > MAX_UPLOADS && oldest !== undefined) uploads.delete(oldest);
    },
    /** Returns the joined parts and forgets them; '' if there are none. */
    take(id: string): string {
      const parts = uploads.get(id)?.parts ?? [];
      uploads.delete(id);
      return parts.join('');
    },
  };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const by = v.union([v.string(), v.custom<Selection>(isObject)]);
const corrections = v.array(v.custom<Correction>(isObject));

/** The closed list of questions, and what each must bring; marks are checked against the page (`check-answer.ts`). */
const QUESTION: v.GenericSchema<string, Question> = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('type', [
    v.object({ type: v.literal('find'), by, corrections }),
    v.object({ type: v.literal('opinion'), by: v.string() }),
    v.object({ type: v.literal('explain'), by, corrections, areCommentsShown: v.boolean() }),
    v.object({ type: v.literal('probabilities'), by }),
    v.object({ type: v.literal('write'), algorithm: v.string(), marks: v.array(v.custom<Mark>(isObject)) }),
    v.object({ type: v.literal('other-page'), by: v.string(), snapshot: v.custom<PageSnapshot>(isValidSnapshot) }),
  ]),
);

/** @throws if the JSON is not a question */
function parseQuestion(json: string): Question {
  const question = parsed(QUESTION, json);
  if (!question) throw new Error('This is no question.');
  return question;
}
