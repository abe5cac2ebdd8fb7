/** Separate from `lazy-script.ts`, which is bundled into every script: few scripts load others. */
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import type { LazyScript } from '../store/messages/protocol.ts';
import { type Provided, provided } from './lazy-script.ts';

/** Returns the value of a script; injects the script first if it is missing. */
export async function load<S extends LazyScript>(script: S): Promise<Provided<S>> {
  if (!provided(script)) await callBackgroundFromContent('loadScript', { script });
  const content = provided(script);
  if (!content) throw new Error(`The script ${script} did not load`);
  return content;
}
