/** Getting the code of algorithms, and of what makes articles of their answers: it comes with the first of them. */
import { type Algorithm, USER_SELECTION } from '../algorithms/types.ts';
import { reportOnce } from '../platform/errors.ts';
import { scriptOf } from '../store/messages/algorithm-scripts.ts';
import type { LazyScript } from '../store/messages/protocol.ts';
import { provided } from './lazy-script.ts';
import { load } from './load-script.ts';

/**
 * Makes sure that an algorithm's code is there, as far as that can be done: resolves at once where it is,
 * and also when the script could not be injected (the extension was updated meanwhile), which is reported.
 */
export async function loadAlgorithm(id: string): Promise<void> {
  const script = scriptFor(id);
  if (!script || !isAwaited(id)) return;
  await load(script).catch((error: unknown) => reportOnce(`algorithm ${id} did not load`, error));
}

/** Whether an algorithm cannot be run yet: its script, or the engine that runs it, has not come. */
export function isAwaited(id: string): boolean {
  return scriptFor(id) !== null && !(provided('engine') && isScriptHere(id));
}

/** For the engine: where its script has not come, what is shown for an algorithm will not last. */
export function isScriptHere(id: string): boolean {
  const script = scriptOf(id);
  return script === null || provided(script) !== undefined;
}

/** What the user has selected needs no algorithm, but all that makes an article of it. */
const scriptFor = (id: string): LazyScript | null => scriptOf(id) ?? (id === USER_SELECTION ? 'engine' : null);

/** Gets the algorithms without data, of which one or the other may be asked for next. False when they did not come. */
export async function loadClassics(): Promise<boolean> {
  await loadAlgorithm('html-text');
  return provided('classics') !== undefined;
}

/** Those that are there: none before their script is. */
export function classics(): readonly Algorithm[] {
  return provided('classics')?.algorithms ?? [];
}
