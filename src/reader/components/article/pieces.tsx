/** Parts of the article that are copied by themselves, each with a quiet button for it. */
import type { Element } from 'hast';
import { h } from 'preact';
import { textOf } from '../../../structure/hast.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { HighlightedCode } from './HighlightedCode.tsx';
import type { HtmlProps } from './html-props.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** Copies the section of this heading, or this block of code or table. */
export type CopyPiece = (element: Element) => void;

type PieceProps<T extends 'h2' | 'table' | 'td' | 'pre'> = HtmlProps<T> & { node: Element };

/** Cells with more text than this (characters) get a column that it can be read in. */
const LONG_CELL = 48;

function Cell({ node, ...props }: PieceProps<'td'>) {
  return h('td', { ...props, ...(textOf(node).length > LONG_CELL && { class: 'prose' }) });
}

/** Components by the name of their element. New ones each time: Preact would make their elements anew. */
export function piecesThat(onCopy: CopyPiece | undefined) {
  const button = (label: string, node: Element) =>
    onCopy && (
      <button type="button" class="piece-copy" aria-label={label} title={label} onClick={() => onCopy(node)}>
        <Icon path={icons.copy} size={16} />
      </button>
    );

  const headings = (['h2', 'h3', 'h4', 'h5', 'h6'] as const).map((name) => [
    name,
    ({ node, children, ...props }: PieceProps<'h2'>) =>
      // Its name is its words: the button in it is no part of them.
      h(name, { ...props, 'aria-label': textOf(node).trim() }, children, button('Copy this section', node)),
  ]);

  function Table({ node, ...props }: PieceProps<'table'>) {
    return (
      <div class="piece">
        <ScrollBox label="Table" class="table">
          <table {...props} />
        </ScrollBox>
        {button('Copy this table', node)}
      </div>
    );
  }

  function Code({ node, children, ...props }: PieceProps<'pre'>) {
    return (
      <div class="piece">
        <ScrollBox label="Code" as="pre" {...(props as Record<string, unknown>)}>
          <HighlightedCode node={node}>{children}</HighlightedCode>
        </ScrollBox>
        {button('Copy this code', node)}
      </div>
    );
  }

  return { ...Object.fromEntries(headings), table: Table, td: Cell, pre: Code };
}
