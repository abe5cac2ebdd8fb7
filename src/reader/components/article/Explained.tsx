import type { Root } from 'hast';
import type { ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Explanation } from '../../types.ts';
import { ShownBatches } from './batches.ts';

interface ExplainedProps {
  /** What is shown: another text has other paragraphs. */
  tree: Root;
  /** null while nobody asks why. */
  explanation: Explanation | null;
  children: ComponentChildren;
}

/** The text, and while somebody asks: why the paragraph under the pointer or with the focus is here. */
export function Explained({ tree, explanation, children }: ExplainedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [node, setNode] = useState<number | null>(null);
  const isOn = explanation !== null;
  const shown = useContext(ShownBatches);
  useLayoutEffect(() => (isOn && box.current ? makeFocusable(box.current) : undefined), [isOn, tree, shown]);
  const point = (event: Event) => {
    const paragraph = (event.target as Element).closest('[data-node]');
    if (paragraph) setNode(Number(paragraph.getAttribute('data-node')));
  };
  return (
    <>
      <div ref={box} class={isOn ? 'explained' : ''} {...(isOn && { onPointerOver: point, onFocusIn: point })}>
        {children}
      </div>
      {explanation && (
        <p class="reason" dir="ltr" aria-live="polite">
          {(node !== null && explanation.reasons.get(node)) || 'Point at a paragraph to see why it is here.'}
        </p>
      )}
    </>
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
