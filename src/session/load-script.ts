/** Injects scripts on request. Not in `lazy-script.ts`, which is part of every script: only a few load others. */
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import type { LazyScript } from '../store/messages/protocol.ts';
import { type Provided, provided } from './lazy-script.ts';

/** Returns the value that a script provides; injects the script first if necessary. */
export async function load<S extends LazyScript>(script: S): Promise<Provided<S>> {
  if (!provided(script)) await callBackgroundFromContent('loadScript', { script });
  const content = provided(script);
  if (!content) throw new Error(`The script ${script} did not load`);
  return content;
}
