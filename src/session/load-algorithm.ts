/** Loads the code of algorithms into the page, for the engine in the page itself. */
import { reportOnce } from '../platform/errors.ts';
import { scriptOf } from '../store/messages/protocol.ts';
import { provided } from './lazy-script.ts';
import { load } from './load-script.ts';

/**
 * Loads an algorithm. If its script cannot be injected, for example after an update of the extension, reports the error
 * and resolves anyway.
 */
export async function loadAlgorithm(id: string): Promise<void> {
  const script = scriptOf(id);
  if (!script || provided(script)) return;
  await load(script).catch((error: unknown) => reportOnce(`algorithm ${id} did not load`, error));
}
