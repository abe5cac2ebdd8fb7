import type { SelectedText } from '../port.ts';
import { selectionIn } from './copy-selection.ts';

/** Returns the text that is selected in the article; null if there is none. */
export function selectedText(dialog: HTMLElement): SelectedText | null {
  const selection = selectionIn(dialog);
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const article = dialog.querySelector<HTMLElement>('.article');
  if (!article || !range || range.collapsed || !article.contains(range.commonAncestorContainer)) return null;
  return { article, range: range.cloneRange() };
}
