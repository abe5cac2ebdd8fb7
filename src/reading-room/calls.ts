/** The calls of the reading room, wherever it is. */
import { fields, type Guard, type Guards, isBoolean, isString } from '../messages/guards.ts';
import { group } from '../messages/messenger.ts';
import type { ContentToRoom, ReadRequest } from './request.ts';

/** Settings as they are stored: `parseSettings` and `parseChange` make valid ones of whatever comes (`read-there.ts`). */
const isAnything: Guard<unknown> = (_value): _value is unknown => true;

export const ROOM_GUARDS: Guards = {
  readThere: fields<ReadRequest>({
    snapshot: isString,
    hasMoved: isBoolean,
    algorithm: (value): value is string | null => value === null || isString(value),
    stored: isAnything,
    held: isAnything,
  }),
};

export const roomCalls = (readThere: (request: ReadRequest) => Promise<string>) =>
  group<ContentToRoom>('content-script', { readThere });
