import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { textBelow } from '../steps/element-tree/text.ts';
import type { TreeElement } from '../steps/element-tree/tree.ts';
import { STOP_WORDS } from '../steps/goose/stop-words.ts';
import { pageLanguage } from '../steps/page-language.ts';
import { type StopList, stopList } from '../steps/stop-list.ts';
import type { TraceEntry } from '../types.ts';
import { guessLanguage } from './guess-language.ts';

/** Length of the sample used to guess the language (characters). */
const SAMPLE = 20_000;

/** Returns the page's stop list (docs/specs/goose.md, "Languages"), and how it was chosen. */
export function chooseLanguage(snapshot: PageSnapshot, page: TreeElement): { list: StopList; trace: TraceEntry } {
  const declared = pageLanguage(snapshot);
  const guessed = declared ?? guessLanguage(sampleOf(snapshot, page), STOP_WORDS);
  const list = stopList(STOP_WORDS, guessed);
  const said =
    declared === null ? `the page names no language; guessed: ${guessed ?? 'none'}` : `the page says ${declared}`;
  const missing = guessed !== null && list.language !== guessed ? ', for which there is no list' : '';
  const reason = `stop words of "${list.language}"; ${said}${missing}`;
  return { list, trace: { step: 'language', node: 0, kept: true, reason } };
}

function sampleOf({ metadata }: PageSnapshot, page: TreeElement): string {
  const parts = [metadata.title, ...(metadata.meta.description ?? []), ...(metadata.meta.keywords ?? [])];
  let length = 0;
  for (const { text } of textBelow(page)) {
    if (length > SAMPLE) break;
    parts.push(text.slice(0, SAMPLE));
    length += text.length;
  }
  return parts.join(' ');
}
