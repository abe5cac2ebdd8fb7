import type { TraceEntry } from '../types.ts';

/** Says which stop words were used, where the page did not ask for them. */
export function explainLanguage(declared: string | null, used: string): TraceEntry[] {
  if (declared === used) return [];
  const why = declared === null ? 'the page names no language' : `there is no list of stop words for "${declared}"`;
  return [{ step: 'language', node: 0, kept: true, reason: `${why}: read as "${used}"` }];
}
