/** The host's side of the engine's calls: holds the readings of all pages, and answers questions about them in turn. */
import * as v from 'valibot';
import type { Mark, Selection } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { parsed } from '../shared/own-fields.ts';
import type { Handlers } from '../store/messages/messenger.ts';
import type { ContentToEngine, OpenAnswer } from './calls.ts';
import { type HeldReading, holdReading } from './reading.ts';
import { type CallingDocument, createTurns, nameOf } from './turns.ts';
import type { AlgorithmSource, Question } from './types.ts';
import { isValidSnapshot, parseSnapshot } from './valid-snapshot.ts';

/** What a host knows beside the code. */
export interface Host {
  source: AlgorithmSource;
  /** Resolves to the algorithm of the settings; null if something is remembered for the page's site, which may have its own. */
  algorithmFor(page: { url: string }): Promise<string | null>;
  /** Resolves to false if the document is gone. */
  isThere(document: CallingDocument): Promise<boolean>;
}

/** Most readings that a host holds; the page of the oldest one reads itself when it is asked again. */
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
    // a tab shows one document: what was there before is gone
    for (const [id, other] of held)
      if (other.owner.tabId === owner.tabId && nameOf(other.owner) !== nameOf(owner)) held.delete(id);
    held.set(++last, { owner, reading });
    const [oldest] = held.keys();
    if (held.size > MAX_READINGS && oldest !== undefined) held.delete(oldest);
    void forgetGone();
    return last;
  }

  /** Forgets the readings of documents that did not say that they close. */
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

/** Longest snapshot in parts (UTF-16 units): a page of a million nodes has some 150 million. Documents that may send one at a time. */
const MAX_UPLOAD = 300_000_000;
const MAX_UPLOADS = 3;

/** Collects snapshots that come in parts, one for each document. */
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
    /** Returns the parts in one, which are then gone; '' for none. */
    take(who: string, id: string | null): string {
      if (id === null) return '';
      const upload = uploads.get(who);
      uploads.delete(who);
      if (upload?.id !== id) throw new Error('Parts of this snapshot are missing.');
      return upload.parts.join('');
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

/** @throws if it is no question */
function parseQuestion(json: string): Question {
  const question = parsed(QUESTION, json);
  if (!question) throw new Error('This is no question.');
  return question;
}
