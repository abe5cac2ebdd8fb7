/** The engine's calls between a page and a host outside it. */
import { fields, type Guards, isBoolean, isNumber, isString, isStringOrNull } from '../store/messages/guards.ts';

/** Calls from a page. Long values are JSON: one string transfers faster than a table of columns. */
export interface ContentToEngine {
  /** Sends part of a snapshot that is too long for one message; {@link OpenCall} brings the last part. Answers ''. */
  sendSnapshot(request: SnapshotPart): string;
  /** Holds a snapshot and reads it. Answers `OpenReading['first']` as JSON. */
  openReading(request: OpenCall): string;
  /**
   * Returns the answer to a question as JSON. Fails if the host does not hold the reading, or another document owns it.
   */
  askReading(request: AskCall): string;
  closeReading(request: { reading: number }): void;
}

export interface OpenCall {
  /** The page's number for it, with which it is asked and closed. */
  reading: number;
  /** A `PageSnapshot` as JSON, or the last part of it. */
  snapshot: string;
  hasMoved: boolean;
  /** null for the algorithm of the settings. */
  algorithm: string | null;
}

export interface SnapshotPart {
  reading: number;
  part: string;
}

export interface AskCall {
  reading: number;
  /** A {@link Question} as JSON. */
  question: string;
}

export const ENGINE_GUARDS: Guards = {
  sendSnapshot: fields<SnapshotPart>({ reading: isNumber, part: isString }),
  openReading: fields<OpenCall>({
    reading: isNumber,
    snapshot: isString,
    hasMoved: isBoolean,
    algorithm: isStringOrNull,
  }),
  askReading: fields<AskCall>({ reading: isNumber, question: isString }),
  closeReading: fields<{ reading: number }>({ reading: isNumber }),
};
