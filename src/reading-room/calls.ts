/** The calls of the reading room, wherever it is. */
import { fields, type Guards, isBoolean, isListOf, isString, isStringOrNull } from '../messages/guards.ts';
import { group, type Handlers } from '../messages/messenger.ts';
import type { ContentToRoom, ReadRequest, RunRequest } from './request.ts';

export const ROOM_GUARDS: Guards = {
  readThere: fields<ReadRequest>({
    snapshot: isString,
    hasMoved: isBoolean,
    algorithm: isStringOrNull,
  }),
  runThere: fields<RunRequest>({ snapshot: isString, algorithms: isListOf(isString) }),
};

export const roomCalls = (calls: Handlers<ContentToRoom>) => group<ContentToRoom>('content-script', calls);
