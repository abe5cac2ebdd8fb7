/** The engine's calls between a page and a host outside it. */
import * as v from 'valibot';
import { type Guarded, request } from '../store/messages/guards.ts';

/** The page's number for a reading, with which it is asked and closed. */
const reading = v.pipe(v.number(), v.finite());

export const ENGINE_GUARDS = {
  sendSnapshot: request({ reading, part: v.string() }),
  openReading: request({
    reading,
    /** A `PageSnapshot` as JSON, or the last part of it. */
    snapshot: v.string(),
    hasMoved: v.boolean(),
    /** null for the algorithm of the settings. */
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

/** Calls from a page. Long values are JSON: one string transfers faster than a table of columns. */
export interface ContentToEngine {
  /** Sends part of a snapshot that is too long for one message; {@link OpenCall} brings the last part. Returns ''. */
  sendSnapshot(request: SnapshotPart): string;
  /** Holds a snapshot and reads it. Returns `OpenReading['first']` as JSON. */
  openReading(request: OpenCall): string;
  /** Returns the answer to a question as JSON. Fails if the host does not hold the reading, or another document owns it. */
  askReading(request: AskCall): string;
  closeReading(request: RequestOf<'closeReading'>): void;
}
