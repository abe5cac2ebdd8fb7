import type { Element, ElementContent, Root } from 'hast';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { rewriteElements } from '../../../article/structure/hast.ts';
import { intact } from '../../../platform/unclobbered.ts';
import { fragmentOf } from '../../../shared/url.ts';
import type { ReaderViewProps, ShownNote } from '../../state/view.ts';
import { NOTE_POPOVER_ID } from './ArticleLink.tsx';

/** Gap between the reference and the popover, and between the popover and the edge of the text (CSS pixels). */
const GAP = 8;

interface NotesProps extends Pick<ReaderViewProps, 'view' | 'commands'> {
  tree: Root;
  /** Renders the content of the note like the article's text. */
  body(content: Root): VNode;
  /** Language and direction of the article. */
  attributes: { lang?: string; dir: 'ltr' | 'rtl' };
}

export function Notes({ tree, view, commands, body, attributes }: NotesProps) {
  const { note } = view;
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lifetime = new AbortController();
    const root = around.current?.getRootNode() as ShadowRoot;
    followReferences(root, lifetime.signal, view, commands);
    return () => lifetime.abort();
  }, [view, commands]);
  return <div ref={around}>{note && <NotePopover tree={tree} note={note} body={body} attributes={attributes} />}</div>;
}

/** The popover with a note. It is inside the text column, so that it scrolls with the text. */
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

/** Places the popover below the reference if there is room, else above it, and always within the text column. */
function place(box: HTMLElement, reference: string): void {
  const column = box.offsetParent?.getBoundingClientRect();
  const sign = (box.getRootNode() as ShadowRoot).getElementById(reference)?.getBoundingClientRect();
  if (!column || !sign) return;
  const { width, height } = box.getBoundingClientRect();
  const view = intact(box.ownerDocument).defaultView?.innerHeight ?? 0;
  const isBelow = sign.bottom + GAP + height <= view || sign.top < height + GAP;
  const left = Math.max(GAP, Math.min(sign.left - column.left - width / 3, column.width - width - GAP));
  const top = (isBelow ? sign.bottom + GAP : sign.top - GAP - height) - column.top;
  // also sets `right` to auto: in right-to-left text, browsers would otherwise use `right` instead of `left`
  box.style.inset = `${top}px auto auto ${left}px`;
}

/** Returns a note's content without node ids, element ids and links back to the text; null for an unknown note. */
export function noteContent(tree: Root, id: string): Root | null {
  let note: Element | undefined;
  for (const section of tree.children) {
    if (section.type !== 'element' || section.properties.dataFootnotes === undefined) continue;
    note ??= itemsOf(section).find((item) => item.properties.id === id);
  }
  if (!note) return null;
  const children = rewriteElements(note.children, (element) => {
    if (element.properties.dataFootnoteBackref !== undefined) return [];
    const { id: _id, dataNode: _place, dataObject: _object, ...properties } = element.properties;
    return [{ ...element, properties }];
  });
  return { type: 'root', children };
}

function itemsOf(section: Element): Element[] {
  const elementsOf = (children: readonly ElementContent[]) => children.filter((child) => child.type === 'element');
  return elementsOf(section.children).flatMap((list) => elementsOf(list.children));
}

/** Delays (ms): a passing pointer shows no note, and one that leaves the reference has time to move into the note. */
const SHOW_AFTER_MS = 120;
const HIDE_AFTER_MS = 260;

/**
 * Shows a note while the pointer or the focus is on its reference. On touch screens, the first tap shows the note, and
 * the second scrolls to it. Must be called before the listeners that follow links are added, to get clicks first.
 */
function followReferences(
  root: ShadowRoot,
  signal: AbortSignal,
  view: NotesProps['view'],
  { showNote }: NotesProps['commands'],
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (ms: number, note: ShownNote | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => showNote(note), ms);
  };
  const now = (note: ShownNote | null) => {
    clearTimeout(timer);
    if (note?.reference !== view.note?.reference) showNote(note);
  };

  const onPointer = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return;
    const note = noteUnder(event.target);
    if (note) soon(SHOW_AFTER_MS, note);
    else if (isPopover(event.target)) clearTimeout(timer);
    else if (view.note) soon(HIDE_AFTER_MS, null);
    else clearTimeout(timer);
  };
  const onFocus = ({ target }: Event) => {
    const note = noteUnder(target);
    // A reference that is focused by a mouse click shows no note, because the click scrolls to the note anyway.
    if (note && (target as HTMLElement).matches(':focus-visible')) now(note);
    else if (!isPopover(target)) now(null);
  };
  const onClick = (event: Event) => {
    const note = noteUnder(event.target);
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    if (note && isTouch && note.reference !== view.note?.reference) {
      event.preventDefault();
      event.stopImmediatePropagation();
      now(note);
    } else if (note || !isPopover(event.target)) now(null);
  };

  root.addEventListener('pointerover', onPointer, { signal });
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('click', onClick, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function noteUnder(target: EventTarget | null): ShownNote | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-footnote-ref]') : null;
  return link && link.id !== '' ? { id: fragmentOf(link.hash), reference: link.id } : null;
}

function isPopover(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.note-popover') !== null;
}
