/** The calls between a page and the engine's host, which runs on the engine page (`host.ts`). */
import * as v from 'valibot';
import { type Guarded, request } from '../store/messages/guards.ts';

/** Number that the page gave to a reading; its later calls refer to the reading by this number. */
const reading = v.pipe(v.number(), v.finite());

export const ENGINE_GUARDS = {
  sendSnapshot: request({ reading, part: v.string() }),
  openReading: request({
    reading,
    /** A `PageSnapshot` as JSON, or the last part of it. */
    snapshot: v.string(),
    hasMoved: v.boolean(),
    /** null: use the algorithm of the settings. */
    algorithm: v.nullable(v.string()),
  }),
  askReading: request({
    reading,
    /** A {@link Question} as JSON. */
    question: v.string(),
  }),
  closeReading: request({ reading }),
};

type RequestOf<Call extends keyof typeof ENGINE_GUARDS> = Guarded<(typeof ENGINE_GUARDS)[Call]>;
export type SnapshotPart = RequestOf<'sendSnapshot'>;
export type OpenCall = RequestOf<'openReading'>;
export type AskCall = RequestOf<'askReading'>;

/** Calls from a page. Long values are JSON strings, which browsers transfer faster than tables of columns. */
export interface ContentToEngine {
  /**
   * Sends part of a snapshot that is too long for one message; the last part is sent with {@link OpenCall}. Returns ''.
   */
  sendSnapshot(request: SnapshotPart): string;
  /** Stores a snapshot and reads it. Returns `OpenReading['first']` as JSON. */
  openReading(request: OpenCall): string;
  /**
   * Returns the answer to a question as JSON. Fails if the host does not have the reading, or if another document owns
   * it.
   */
  askReading(request: AskCall): string;
  closeReading(request: RequestOf<'closeReading'>): void;
}
