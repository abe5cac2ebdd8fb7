/** The engine's calls between a page and a host outside it. */
import * as v from 'valibot';
import { type Guarded, request } from '../store/messages/guards.ts';
import type { OpenReading } from './types.ts';

const reading = v.pipe(v.number(), v.finite());

export const ENGINE_GUARDS = {
  sendSnapshot: request({
    /** Id of the whole. */
    upload: v.string(),
    part: v.string(),
  }),
  openReading: request({
    /** A `PageSnapshot` as JSON, or the last part of it. */
    snapshot: v.string(),
    /** Id of the parts that were sent before; null for none. */
    upload: v.nullable(v.string()),
    hasMoved: v.boolean(),
    /** null for the one of the settings. */
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

/** Calls from a page. Long values are JSON: one text passes faster than a table of columns. */
export interface ContentToEngine {
  /** Sends part of a snapshot that is too long for one message; {@link OpenCall} brings the last part. */
  sendSnapshot(request: SnapshotPart): string;
  /** Holds a snapshot and reads it. Answers an {@link OpenAnswer} as JSON. */
  openReading(request: OpenCall): string;
  /** Answers a question as JSON. Fails if the host does not hold the reading, or it belongs to another document. */
  askReading(request: RequestOf<'askReading'>): string;
  closeReading(request: RequestOf<'closeReading'>): void;
}

export interface OpenAnswer {
  reading: number;
  first: OpenReading['first'];
}
