import type { TraceEntry } from '../types.ts';

/** Reports which stop words were used if the page did not declare their language. */
export function explainLanguage(declared: string | null, used: string): TraceEntry[] {
  if (declared === used) return [];
  const why = declared === null ? 'the page names no language' : `there is no list of stop words for "${declared}"`;
  return [{ step: 'language', node: 0, kept: true, reason: `${why}: read as "${used}"` }];
}
