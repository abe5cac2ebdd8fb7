/** Parts of the article (sections, tables, code) that can be copied separately, each with its own button. */

import type { Element } from 'hast';
import { type ComponentChildren, h } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { textOf } from '../../../article/structure/hast.ts';
import { message } from '../../../platform/wording/message.ts';
import type { ReaderCommands } from '../../state/view.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { HighlightedCode, Tools } from './HighlightedCode.tsx';
import { TableInParts } from './parts.ts';
import type { HtmlProps } from './render-tree.ts';
import { findFigures, isInFigures, largeTable, styleOfCell } from './tables.ts';

type PieceProps<T extends 'h2' | 'table' | 'em' | 'pre'> = HtmlProps<T> & { node: Element };

/** Length of a cell's text (characters) above which the cell's column gets a minimum width in a narrow window. */
const LONG_CELL = 48;

/** Returns attributes for a table cell. Not a component: a large table would need a hundred thousand of them. */
const addedToCell = (cell: Element) => ({
  class: isInFigures(cell) ? 'figures' : textOf(cell).length > LONG_CELL ? 'prose' : undefined,
  style: styleOfCell(cell),
});

const LATIN = /\p{sc=Latin}/u;

/** Emphasized text. Chinese and Japanese mark it with dots, which do not suit Latin letters. */
function Emphasis({ node, ...props }: PieceProps<'em'>) {
  return h('em', { ...props, ...(LATIN.test(textOf(node)) && { class: 'latin' }) });
}

/**
 * Makes the Tab key reach a heading's copy button while the heading has the focus, for example after the user chose it
 * in the outline. If Tab always stopped at all headings, it would take too many presses to get past them.
 */
function addStop({ currentTarget }: Event): void {
  setStop(currentTarget, 0);
}

function removeStop({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof Node && (currentTarget as Node).contains(relatedTarget))) setStop(currentTarget, -1);
}

function setStop(heading: EventTarget | null, tabIndex: number): void {
  const button = (heading as HTMLElement).querySelector<HTMLElement>(':scope > .piece-copy');
  if (button) button.tabIndex = tabIndex;
}

/**
 * Returns the components of the elements that have a copy button or special styles. Must be called rarely: with new
 * components, Preact recreates all their elements.
 */
export function piecesThat(onCopy: ReaderCommands['copyPiece'] | undefined) {
  const button = (label: string, node: Element, tabIndex?: -1) =>
    onCopy && (
      <button
        type="button"
        class="piece-copy"
        aria-label={label}
        title={label}
        tabIndex={tabIndex}
        onClick={() => onCopy(node)}
      >
        <Icon path={icons.copy} size={16} />
      </button>
    );

  const headings = (['h2', 'h3', 'h4', 'h5', 'h6'] as const).map((name) => [
    name,
    ({ node, children, ...props }: PieceProps<'h2'>) =>
      // Without `aria-label`, the heading's accessible name would also contain the label of the copy button.
      h(
        name,
        { ...props, 'aria-label': textOf(node).trim(), onFocusIn: addStop, onFocusOut: removeStop },
        children,
        button(message('copySection'), node, -1),
      ),
  ]);

  function Table({ node, ...props }: PieceProps<'table'>) {
    const large = largeTable(node);
    return (
      <div class="piece">
        <ScrollBox label={message('table')} class={large ? 'table of-parts' : 'table'}>
          {large ? <TableInParts {...props} table={large} node={node} /> : <table {...props} />}
        </ScrollBox>
        {button(message('copyTable'), node)}
      </div>
    );
  }

  function Code({ node, children, ...props }: PieceProps<'pre'>) {
    const { WrapButton } = useContext(Tools) ?? {};
    return (
      <div class="piece">
        <ScrollBox label={message('code')} as="pre" {...(props as Record<string, unknown>)}>
          <HighlightedCode node={node}>{children}</HighlightedCode>
        </ScrollBox>
        {WrapButton && <WrapButton />}
        {button(message('copyCode'), node)}
      </div>
    );
  }

  const pieces = { ...Object.fromEntries(headings), em: Emphasis, pre: Code };
  const all = Object.entries(pieces).map(([name, show]) => [name, { show, getsNode: true }]);
  const drawsContent = (element: Element) => largeTable(element) !== null;
  const cell = { adds: addedToCell };
  return {
    ...Object.fromEntries(all),
    table: { show: Table, getsNode: true, drawsContent, prepare: findFigures },
    td: cell,
    th: cell,
  };
}

interface ScrollBoxProps {
  /** Accessible name of the box; used only while the box can scroll, because only then the Tab key reaches it. */
  label: string;
  as?: 'div' | 'pre';
  class?: string;
  children?: ComponentChildren;
}

/** Wide content that scrolls inside its box; the keyboard can reach the box while it can scroll. */
export function ScrollBox({ label, as = 'div', children, ...rest }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const region = isWide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return h(as, { ...rest, ...region, ref: box }, children);
}
