/** Syntax colours for the code of an article: either all of its blocks have them, or none. */
import type { Element, Root, RootContent } from 'hast';
import { isElement, textOf } from '../../../article/structure/hast.ts';
import type { CodeTools, Token } from '../../types.ts';
import { languageOf } from './code-language.ts';
import { WrapButton } from './WrapButton.tsx';

/** A block of code, and the language that the page names for it, or ''. */
export interface CodeBlock {
  readonly code: string;
  readonly language: string;
}

export interface Languages {
  /** Returns null for an unknown language, and for very long code. */
  tokensOf(code: string, language: string): readonly Token[] | null;
  /** Returns the language of the blocks whose language the page does not name; '' if it is unknown. */
  languageOf(blocks: readonly CodeBlock[]): string;
}

export function codeTools(languages: Languages, tree: Root): CodeTools {
  let others: string | null = null;
  return {
    WrapButton,
    tokensOf(element) {
      const { code, language } = blockOf(element);
      const own = languages.tokensOf(code, language);
      if (own) return own;
      // found once, and only if a block needs it
      others ??= languages.languageOf(blocksIn(tree));
      return languages.tokensOf(code, others);
    },
  };
}

const blockOf = (code: Element): CodeBlock => ({ code: textOf(code), language: languageOf(code) });

function blocksIn(tree: Root): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  // recursion is safe: the article's tree is flat (48 levels)
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
