import type { ComponentChildren } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import type { ReaderViewProps } from '../../state/view.ts';
import { ShownBatches } from './batches.ts';

/** The text, and while somebody asks: why the paragraph under the pointer or with the focus is here. */
export function Explained({ state, parts, children }: ReaderViewProps & { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [node, setNode] = useState<number | null>(null);
  const shown = useContext(ShownBatches);
  const { article, explanation } = state;
  const Reasons = explanation && article && parts.controls?.Reasons;
  const point = (event: Event) => {
    const paragraph = (event.target as Element).closest('[data-node]');
    if (paragraph) setNode(Number(paragraph.getAttribute('data-node')));
  };
  return (
    <>
      <div ref={box} class={Reasons ? 'explained' : ''} {...(Reasons && { onPointerOver: point, onFocusIn: point })}>
        {children}
      </div>
      {Reasons && <Reasons explanation={explanation} node={node} box={box} tree={article.tree} shown={shown} />}
    </>
  );
}
