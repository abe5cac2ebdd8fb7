/** The article's text: the sanitised tree, with components of ours for what can do more than stand there. */
import type { Element, Root } from 'hast';
import type { ComponentType, VNode } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { ArticleLink } from './ArticleLink.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { batchesOf, ShownBatches } from './batches.ts';
import { FigureOrEmbed, ParagraphOrEmbed } from './Embed.tsx';
import { Formula } from './Formula.tsx';
import { type CopyPiece, piecesThat } from './pieces.tsx';
import { renderTree } from './render-tree.ts';

interface ArticleBodyProps {
  tree: Root;
  /** Copies a section by its heading, a block of code or a table; without it, nothing offers to. */
  onCopy?: CopyPiece;
}

/** The tree's elements; the vnodes are made once per batch, so that opening a menu does not touch the text. */
export function ArticleBody({ tree, onCopy }: ArticleBodyProps) {
  const components = useMemo(() => ({ ...OTHERS, ...piecesThat(onCopy) }), [onCopy]);
  const batches = batchesOf(tree);
  const made = useMemo((): VNode[] => [], [tree, components]);
  const shown = useContext(ShownBatches);
  for (const batch of batches.slice(made.length, shown)) made.push(renderTree(batch, components));
  return <div class="body">{made.slice(0, shown)}</div>;
}

/** Only the pieces are asked for by their node; elsewhere it would become an attribute. */
function withoutNode<P extends object>(Component: ComponentType<P>) {
  return ({ node: _node, ...props }: P & { node?: Element }) => <Component {...(props as unknown as P)} />;
}

const OTHERS = {
  a: withoutNode(ArticleLink),
  img: withoutNode(ArticlePicture),
  p: withoutNode(ParagraphOrEmbed),
  figure: withoutNode(FigureOrEmbed),
  math: withoutNode(Formula),
};
