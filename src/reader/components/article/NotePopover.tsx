import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { intact } from '../../../dom/unclobbered.ts';
import type { NotePopoverProps } from '../../state/view.ts';
import { noteContent } from './note-content.ts';
import { NOTE_POPOVER_ID } from './note-popover-id.ts';

/** Between the reference and the popover (CSS pixels), and between the popover and the edge of the text. */
const GAP = 8;

/** A note beside the sign that refers to it. It stands in the column, so that it scrolls with the text. */
export function NotePopover({ tree, note, body, attributes }: NotePopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useMemo(() => noteContent(tree, note.id), [tree, note.id]);
  useLayoutEffect(() => {
    if (box.current) place(box.current, note.reference);
  }, [content, note.reference]);
  if (!content) return null;
  return (
    <div class="note-popover" id={NOTE_POPOVER_ID} role="tooltip" ref={box} {...attributes}>
      {body(content)}
    </div>
  );
}

/** Under the reference where there is room for it, else above; within the column. */
function place(box: HTMLElement, reference: string): void {
  const column = box.offsetParent?.getBoundingClientRect();
  const sign = (box.getRootNode() as ShadowRoot).getElementById(reference)?.getBoundingClientRect();
  if (!column || !sign) return;
  const { width, height } = box.getBoundingClientRect();
  const view = intact(box.ownerDocument).defaultView?.innerHeight ?? 0;
  const isBelow = sign.bottom + GAP + height <= view || sign.top < height + GAP;
  const left = Math.max(GAP, Math.min(sign.left - column.left - width / 3, column.width - width - GAP));
  box.style.left = `${left}px`;
  box.style.top = `${(isBelow ? sign.bottom + GAP : sign.top - GAP - height) - column.top}px`;
}
