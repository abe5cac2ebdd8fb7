import { USER_SELECTION } from '../../algorithms/types.ts';
import type { FirstFinding } from '../../engine/types.ts';
import type { ReaderState } from '../../reader/types.ts';
import type { ClickRequest } from '../../store/messages/protocol.ts';
import type { Settings } from '../../store/settings/types.ts';
import { hasLowConfidence } from '../state/low-confidence.ts';
import { newReader } from '../state/new-reader.ts';
import { readerState } from '../state/reader-state.ts';

/** Returns the first state of the reader; null if the engine's first answer is not enough to determine that state. */
export function firstState(
  click: ClickRequest,
  settings: Settings,
  { algorithm, finding }: FirstFinding,
): ReaderState | null {
  const { article, instead } = finding;
  const asked = click.algorithm ?? settings.algorithm;
  if (asked === USER_SELECTION || asked !== algorithm) return null;
  // In a layout with pages to turn, keys must turn them at once, which only the reader's own script can do.
  if (settings.columns !== 'one') return null;
  if (instead !== null || article.empty || hasLowConfidence(article)) return null;
  const opened = newReader({ isSelection: false, ranges: [] }, settings, null, algorithm);
  return readerState({ ...opened, article, drawn: article });
}
