/** The host's side of the engine's calls: holds the readings of all pages, and answers questions about them in turn. */
import type { Correction } from '../article/corrections/types.ts';
import { isBoolean, isString } from '../store/messages/guards.ts';
import type { Handlers } from '../store/messages/messenger.ts';
import type { ContentToEngine, OpenAnswer } from './calls.ts';
import { type HeldReading, holdReading } from './reading.ts';
import { type CallingDocument, createTurns, nameOf } from './turns.ts';
import type { AlgorithmSource, Question } from './types.ts';
import { isValidSnapshot, parseSnapshot } from './valid-snapshot.ts';

/** Dependencies of a host. */
export interface Host {
  source: AlgorithmSource;
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

interface Held {
  readonly owner: CallingDocument;
  readonly reading: HeldReading;
}

export function createHost({ source, algorithmFor, isThere }: Host): Handlers<ContentToEngine> {
  const turns = createTurns(isThere);
  const held = new Map<number, Held>();
  const uploads = createUploads();
  let last = 0;

  function hold(reading: HeldReading, owner: CallingDocument): number {
    // a tab shows one document, so the readings of the previous one are obsolete
    for (const [id, other] of held)
      if (other.owner.tabId === owner.tabId && nameOf(other.owner) !== nameOf(owner)) held.delete(id);
    held.set(++last, { owner, reading });
    const [oldest] = held.keys();
    if (held.size > MAX_READINGS && oldest !== undefined) held.delete(oldest);
    void forgetGone();
    return last;
  }

  /** Drops readings of documents that went away without closing them. */
  async function forgetGone(): Promise<void> {
    for (const [id, { owner }] of held) if (!(await isThere(owner).catch(() => true))) held.delete(id);
  }

  function own(id: number, caller: CallingDocument): HeldReading {
    const found = held.get(id);
    if (!found || nameOf(found.owner) !== nameOf(caller)) throw new Error('This reading is not open.');
    return found.reading;
  }

  return {
    sendSnapshot({ upload, part }, visitor) {
      uploads.add(nameOf(visitor), upload, part);
      return '';
    },
    openReading(request, visitor) {
      const json = uploads.take(nameOf(visitor), request.upload) + request.snapshot;
      return turns.answer({ visitor, urgency: 'first', letters: json.length }, async (take) => {
        const snapshot = await take(() => parseSnapshot(json));
        const algorithm = request.algorithm ?? (await algorithmFor({ url: snapshot.url }));
        return take(async () => {
          const reading = holdReading(snapshot, request.hasMoved, source);
          const first = await reading.begin(algorithm);
          return JSON.stringify({ reading: hold(reading, visitor), first } satisfies OpenAnswer);
        });
      });
    },
    askReading({ reading, question }, visitor) {
      const asked = parseQuestion(question);
      const urgency = asked.type === 'opinion' ? 'later' : 'first';
      return turns.answer({ visitor, urgency, letters: question.length }, (take) =>
        take(async () => JSON.stringify(await own(reading, visitor).ask(asked))),
      );
    },
    closeReading({ reading }, visitor) {
      if (held.has(reading) && own(reading, visitor)) held.delete(reading);
    },
  };
}

/**
 * Longest snapshot in parts (UTF-16 code units; a page of a million nodes has about 150 million), and most documents
 * that may send one at the same time.
 */
const MAX_UPLOAD = 300_000_000;
const MAX_UPLOADS = 3;

/** Collects snapshots that arrive in parts, one per document. */
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
    /**
     * Returns the joined parts and forgets them; '' if there are none.
     *
     * @throws if parts are missing
     */
    take(who: string, id: string | null): string {
      if (id === null) return '';
      const upload = uploads.get(who);
      uploads.delete(who);
      if (upload?.id !== id) throw new Error('Parts of this snapshot are missing.');
      return upload.parts.join('');
    },
  };
}

const isBy = (value: unknown) => isString(value) || (typeof value === 'object' && value !== null);
const isCorrections = (value: unknown): value is readonly Correction[] =>
  Array.isArray(value) && value.every((correction) => typeof correction === 'object' && correction !== null);

/** Validators of all question types. Marks are checked later, against the page (`check-answer.ts`). */
const QUESTIONS: { readonly [T in Question['type']]: (question: Readonly<Record<string, unknown>>) => boolean } = {
  find: ({ by, corrections }) => isBy(by) && isCorrections(corrections),
  opinion: ({ by }) => isString(by),
  explain: ({ by, corrections, areCommentsShown }) =>
    isBy(by) && isCorrections(corrections) && isBoolean(areCommentsShown),
  probabilities: ({ by }) => isBy(by),
  write: ({ algorithm, marks }) => isString(algorithm) && Array.isArray(marks),
  'other-page': ({ by, snapshot }) => isString(by) && isValidSnapshot(snapshot),
};

/** @throws if the JSON is not a question */
function parseQuestion(json: string): Question {
  const question: unknown = JSON.parse(json);
  const { type } = (question ?? {}) as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(QUESTIONS, type)) throw new Error('This is no question.');
  const isComplete = QUESTIONS[type as Question['type']](question as Record<string, unknown>);
  if (!isComplete) throw new Error('This is no question.');
  return question as Question;
}
