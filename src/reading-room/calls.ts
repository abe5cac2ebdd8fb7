/** The calls of the reading room, wherever it is. */
import { fields, type Guard, type Guards, isBoolean, isListOf, isString } from '../messages/guards.ts';
import { group, type Handlers } from '../messages/messenger.ts';
import type { ContentToRoom, ReadRequest, RunRequest } from './request.ts';

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
  runThere: fields<RunRequest>({ snapshot: isString, algorithms: isListOf(isString) }),
};

export const roomCalls = (calls: Handlers<ContentToRoom>) => group<ContentToRoom>('content-script', calls);
