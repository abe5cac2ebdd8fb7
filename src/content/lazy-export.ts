import type { Article } from '../article/types.ts';
import { callBackgroundFromContent } from '../messages/messenger.ts';

/** Functions of the export script, which is injected when something is copied for the first time. */
export interface ExportModule {
  exportText(article: Article): string;
  exportHtml(article: Article): string;
  exportMarkdown(article: Article): string;
}

/** Scripts of ours in one tab share the isolated world's global object; this is where they leave word for each other. */
const shared = globalThis as { lecternExport?: ExportModule };

/** Called by the export script. */
export function provideExport(module: ExportModule): void {
  shared.lecternExport = module;
}

/** The export functions; injects their script when it is not there yet. */
export async function loadExport(): Promise<ExportModule> {
  if (!shared.lecternExport) await callBackgroundFromContent('loadScript', { script: 'export' });
  if (!shared.lecternExport) throw new Error('The export script did not load');
  return shared.lecternExport;
}
