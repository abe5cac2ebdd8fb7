/** Where the script that reads ahead leaves what it has, and the first script finds it. */
import type { ReadThere } from '../../engine/room/request.ts';
import type { LivePage } from '../../page/snapshot/take.ts';

export interface Ahead {
  live: LivePage;
  /** Has seen what the page changed since; nobody has asked it yet. */
  changes: MutationObserver;
  /** null where the room could not read the page. Never rejects, but where its text is cut off. */
  answer: Promise<ReadThere | null>;
}

/** No name: where the global object has none, it gives the page's element of that id. */
const KEY = Symbol.for('lectern.ahead');

const world = globalThis as { [KEY]?: Ahead | undefined };

export function leaveAhead(ahead: Ahead): void {
  world[KEY]?.changes.disconnect();
  world[KEY] = ahead;
}

/** Whether a page is being read ahead that nobody has taken. */
export const isReadAhead = (): boolean => world[KEY] !== undefined;

/** The reader stands: what came too late to be read, as the browser had refused its script at first, is for nobody. */
export function dropAhead(): void {
  takeAhead()?.changes.disconnect();
}

/** What was left, which is then gone. */
export function takeAhead(): Ahead | undefined {
  const ahead = world[KEY];
  world[KEY] = undefined;
  return ahead;
}
