/** The calls from a page to the engine's host (`host.ts`). */
import * as v from 'valibot';
import { type Guarded, request } from '../store/messages/guards.ts';

/** Number that identifies a reading (a page that the host stores). The content script chooses it. */
const reading = v.pipe(v.number(), v.finite());

export const ENGINE_GUARDS = {
  sendSnapshot: request({ reading, part: v.string() }),
  openReading: request({
    reading,
    /** A `PageSnapshot` as JSON. If `sendSnapshot` was called before, this is only the last part. */
    snapshot: v.string(),
    hasMoved: v.boolean(),
    /** Id of the algorithm to run first; null for none. */
    algorithm: v.nullable(v.string()),
  }),
  askReading: request({
    reading,
    /** A {@link Question} as JSON. */
    question: v.string(),
  }),
  nextPart: request({ reading, urgency: v.picklist(['first', 'later']) }),
  closeReading: request({ reading }),
};

export type RequestOf<Call extends keyof typeof ENGINE_GUARDS> = Guarded<(typeof ENGINE_GUARDS)[Call]>;

/**
 * Long values are JSON strings, because browsers transfer them faster than objects with long arrays. If an answer has
 * `MAX_PART` characters, more parts follow: `nextPart` returns them one by one. The last part is shorter.
 */
export interface ContentToEngine {
  /** Takes one part of a snapshot that is too long for one message; `openReading` takes the last. Returns ''. */
  sendSnapshot(request: RequestOf<'sendSnapshot'>): string;
  /** Runs the requested algorithm, if any. Returns the result (`OpenReading['first']`) as JSON. */
  openReading(request: RequestOf<'openReading'>): string;
  /** Returns the answer as JSON. Rejects if the host does not store this reading, or if another document opened it. */
  askReading(request: RequestOf<'askReading'>): string;
  /** Returns the next part of the latest long answer (`first`: a user waits; `later`: a comparison); '' for none. */
  nextPart(request: RequestOf<'nextPart'>): string;
  closeReading(request: RequestOf<'closeReading'>): void;
}
