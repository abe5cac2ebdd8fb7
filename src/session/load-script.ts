/** Apart from `lazy-script.ts`, which stands in every script: few of them load others. */
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import type { LazyScript } from '../store/messages/protocol.ts';
import { type Provided, provided } from './lazy-script.ts';

/** What the script leaves behind; injects it when it is not there yet. */
export async function load<S extends LazyScript>(script: S): Promise<Provided<S>> {
  if (!provided(script)) await callBackgroundFromContent('loadScript', { script });
  const content = provided(script);
  if (!content) throw new Error(`The script ${script} did not load`);
  return content;
}
