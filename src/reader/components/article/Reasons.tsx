import { useLayoutEffect } from 'preact/hooks';
import { inOurLanguage, message } from '../../../wording/message.ts';
import type { ReasonsProps } from '../../state/view.ts';

/** Why the paragraph that is pointed at is here. */
export function Reasons({ explanation, node, box, tree, shown }: ReasonsProps) {
  useLayoutEffect(() => (box.current ? makeFocusable(box.current) : undefined), [tree, shown]);
  return (
    <p class="reason" {...inOurLanguage()} aria-live="polite">
      {(node !== null && explanation.reasons.get(node)) || message('explainPoint')}
    </p>
  );
}

/** Every paragraph becomes a stop of the Tab key; those that are one already stay as they are. */
function makeFocusable(box: HTMLElement): () => void {
  const paragraphs = [...box.querySelectorAll<HTMLElement>('[data-node]:not([tabindex])')];
  for (const paragraph of paragraphs) paragraph.tabIndex = 0;
  return () => {
    for (const paragraph of paragraphs) paragraph.removeAttribute('tabindex');
  };
}
