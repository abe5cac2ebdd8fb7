import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { intact } from '../../../platform/unclobbered.ts';
import { followReferences } from '../../input/follow-references.ts';
import type { NotesProps, ShownNote } from '../../state/view.ts';
import { noteContent } from './note-content.ts';
import { NOTE_POPOVER_ID } from './note-popover-id.ts';

/** Gap between the reference and the popover, and between the popover and the edge of the text (CSS pixels). */
const GAP = 8;

/** Follows the pointer and the focus, and shows a note beside the reference to it. */
export function Notes({ tree, view, commands, body, attributes }: NotesProps) {
  const { note } = view;
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lifetime = new AbortController();
    const root = around.current?.getRootNode() as ShadowRoot;
    followReferences(root, lifetime.signal, () => ({ shown: view.note, showNote: commands.showNote }));
    return () => lifetime.abort();
  }, [view, commands]);
  return <div ref={around}>{note && <NotePopover tree={tree} note={note} body={body} attributes={attributes} />}</div>;
}

/** The popover is inside the column, so that it scrolls with the text. */
function NotePopover({ tree, note, body, attributes }: Omit<NotesProps, 'view' | 'commands'> & { note: ShownNote }) {
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

/** Places the popover below the reference if there is room, else above it; within the column. */
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
