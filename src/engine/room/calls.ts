/** The calls of the reading room, wherever it is. */
import { fields, type Guards, isBoolean, isListOf, isString, isStringOrNull } from '../../store/messages/guards.ts';
import { group } from '../../store/messages/messenger.ts';
import type { ContentToRoom, ReadRequest, RunRequest } from './request.ts';
import { type CallingDocument, createTurns, type TakeTurn } from './turns.ts';

export const ROOM_GUARDS: Guards = {
  readThere: fields<ReadRequest>({
    snapshot: isString,
    hasMoved: isBoolean,
    algorithm: isStringOrNull,
  }),
  runThere: fields<RunRequest>({ snapshot: isString, algorithms: isListOf(isString) }),
};

/** What is done in the room, step by step. */
interface RoomWork {
  readThere(request: ReadRequest, take: TakeTurn): Promise<string | null>;
  runThere(request: RunRequest, take: TakeTurn): Promise<string>;
}

/** @param isThere whether a document that has waited for its turn may still be there */
export function roomCalls({ readThere, runThere }: RoomWork, isThere: (visitor: CallingDocument) => Promise<boolean>) {
  const turns = createTurns(isThere);
  return group<ContentToRoom>('content-script', {
    readThere: (request, visitor) =>
      turns.answer({ visitor, urgency: 'first', letters: request.snapshot.length }, (take) => readThere(request, take)),
    runThere: (request, visitor) =>
      turns.answer({ visitor, urgency: 'later', letters: request.snapshot.length }, (take) => runThere(request, take)),
  });
}
