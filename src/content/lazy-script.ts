import type { Algorithm } from '../algorithms/types.ts';
import type { Article } from '../article/types.ts';
import { callBackgroundFromContent } from '../messages/messenger.ts';
import type { LazyScript } from '../messages/protocol.ts';

/** Functions of the export script, which is injected when something is copied for the first time. */
export interface ExportModule {
  exportText(article: Article): string;
  exportHtml(article: Article): string;
  exportMarkdown(article: Article): string;
}

/** What each script leaves behind. */
type Provided<S extends LazyScript> = S extends 'export' ? ExportModule : Algorithm;

/** Scripts of ours in one tab share the isolated world's global object; this is where they leave word for each other. */
const world = globalThis as { lecternScripts?: Map<LazyScript, unknown> };

/** Called by the script itself. The first one stays: what it has unpacked and worked out need not be made again. */
export function provide<S extends LazyScript>(script: S, content: Provided<S>): void {
  world.lecternScripts ??= new Map();
  if (!world.lecternScripts.has(script)) world.lecternScripts.set(script, content);
}

/** What the script left behind, if it was injected already. */
export function provided<S extends LazyScript>(script: S): Provided<S> | undefined {
  return world.lecternScripts?.get(script) as Provided<S> | undefined;
}

/** The same; injects the script when it is not there yet. */
export async function load<S extends LazyScript>(script: S): Promise<Provided<S>> {
  if (!provided(script)) await callBackgroundFromContent('loadScript', { script });
  const content = provided(script);
  if (!content) throw new Error(`The script ${script} did not load`);
  return content;
}
