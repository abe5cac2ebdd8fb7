/** The calls of the reading room, wherever it is. */
import { fields, type Guards, isBoolean, isString } from '../messages/guards.ts';
import { group } from '../messages/messenger.ts';
import type { ContentToRoom, ReadRequest } from './request.ts';

export const ROOM_GUARDS: Guards = {
  readThere: fields<ReadRequest>({
    snapshot: isString,
    hasMoved: isBoolean,
    algorithm: (value): value is string | null => value === null || isString(value),
    // as much as any other store: what is in it is parsed
    stored: (_value): _value is unknown => true,
    held: (_value): _value is unknown => true,
  }),
};

export const roomCalls = (readThere: (request: ReadRequest) => Promise<string>) =>
  group<ContentToRoom>('content-script', { readThere });
