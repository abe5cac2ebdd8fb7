import type { Element, Root, RootContent } from 'hast';
import { useState } from 'preact/hooks';
import { isElement, textOf } from '../../../article/structure/hast.ts';
import { message } from '../../../platform/wording/message.ts';
import type { CodeTools, Token } from '../../types.ts';
import { Icon } from '../Icon.tsx';
import { wrap } from '../icons.ts';
import { languageOf } from './HighlightedCode.tsx';

/** A block of code, and the language that the page names for it ('' for none). */
export interface CodeBlock {
  readonly code: string;
  readonly language: string;
}

export interface Languages {
  /** Returns the tokens of a block; null for an unknown language, and for very long code. */
  tokensOf(code: string, language: string): readonly Token[] | null;
  /** Returns the language to use for the blocks for which the page names none; '' if it is unknown. */
  languageOf(blocks: readonly CodeBlock[]): string;
}

/** Code without a known language gets one language, so that either all code of an article is coloured, or none. */
export function codeTools(languages: Languages, tree: Root): CodeTools {
  let others: string | null = null;
  return {
    WrapButton,
    tokensOf(element) {
      const { code, language } = blockOf(element);
      const own = languages.tokensOf(code, language);
      if (own) return own;
      // looked up only when the first of these blocks is shown
      others ??= languages.languageOf(blocksIn(tree));
      return languages.tokensOf(code, others);
    },
  };
}

const blockOf = (code: Element): CodeBlock => ({ code: textOf(code), language: languageOf(code) });

function blocksIn(tree: Root): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  // recursion is safe: the article's tree has at most 48 levels
  const walk = (nodes: readonly RootContent[]) => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const [code] = node.children;
      if (node.tagName === 'pre' && isElement(code, 'code')) blocks.push(blockOf(code));
      else walk(node.children);
    }
  };
  walk(tree.children);
  return blocks;
}

/** A button that toggles line wrapping in the block of code before it. */
function WrapButton() {
  const [isWrapped, setWrapped] = useState(false);
  const toggle = ({ currentTarget }: Event) => {
    (currentTarget as HTMLElement).parentElement?.querySelector('pre')?.classList.toggle('wrapped', !isWrapped);
    setWrapped(!isWrapped);
  };
  return (
    <button
      type="button"
      class="piece-copy piece-wrap"
      aria-label={message('wrapLines')}
      aria-pressed={isWrapped}
      title={message('wrapLines')}
      onClick={toggle}
    >
      <Icon path={wrap} size={16} />
    </button>
  );
}
