import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Article } from '../../../article/types.ts';
import { counted } from '../../../platform/wording/message.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { watchText } from './use-outline.ts';

/** Shows the reading time of the rest of the text, from the first scroll until the end of the text is in view. */
export function TimeLeft({ state: { article } }: ReaderViewProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [minutes, setMinutes] = useState(0);
  useLayoutEffect(() => {
    const dialog = box.current?.closest('dialog');
    setMinutes(0);
    if (!dialog || !article || article.empty) return;
    return watchText(dialog, () => setMinutes(minutesLeft(article, shareRead(dialog))));
  }, [article]);
  return (
    <span class="time-left" ref={box}>
      {minutes > 0 && counted('outlineMinutesLeft', minutes)}
    </span>
  );
}

/** Returns the share of the text that has been read (0 to 1); 1 if the end of the text is in view. */
function shareRead(dialog: HTMLElement): number {
  const text = dialog.querySelector('.body')?.getBoundingClientRect();
  if (!text) return 1;
  const { top } = dialog.getBoundingClientRect();
  const range = text.bottom - top - dialog.clientHeight + dialog.scrollTop;
  return range > 0 ? Math.min(1, dialog.scrollTop / range) : 1;
}

/** Returns the reading time of the rest of the text in whole minutes; 0 at the start and at the end of the text. */
function minutesLeft({ minutes, words, comments }: Article, share: number): number {
  if (share <= 0 || share >= 1) return 0;
  const all = comments?.isShown && words > 0 ? (minutes * (words + comments.words)) / words : minutes;
  return Math.max(1, Math.round(all * (1 - share)));
}
