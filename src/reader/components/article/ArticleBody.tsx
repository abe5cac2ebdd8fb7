/** The article's text: the sanitised tree, with our own components for elements that do more than show text. */
import type { Element, Root } from 'hast';
import type { VNode } from 'preact';
import { useContext, useMemo, useRef } from 'preact/hooks';
import { ArticleLink } from './ArticleLink.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { batchesOf, inStretches, linesOf, partsOfEach, partsShown, ShownBatches } from './batches.ts';
import { Contents } from './Contents.tsx';
import { EmbedFigure, EmbedParagraph } from './Embed.tsx';
import { Formula } from './Formula.tsx';
import type { HtmlProps } from './html-props.ts';
import { AroundParts, ParagraphInParts } from './InParts.tsx';
import { partsOf } from './parts.ts';
import { type CopyPiece, piecesThat } from './pieces.tsx';
import { renderTree, type TreeComponents } from './render-tree.ts';

interface ArticleBodyProps {
  tree: Root;
  /** Copies a section (by its heading), a block of code or a table; if absent, there are no copy buttons. */
  onCopy?: CopyPiece;
}

/** The tree's elements. Vnodes are made once per batch, so that neither opening a menu nor a change elsewhere redraws the text. */
export function ArticleBody({ tree, onCopy }: ArticleBodyProps) {
  const components = useMemo(() => ({ ...OTHERS, ...piecesThat(onCopy) }), [onCopy]);
  const batches = batchesOf(tree);
  const before = useRef(NOTHING);
  const shown = useContext(ShownBatches);
  const isSame = before.current.components === components;
  const made = isSame ? before.current.made : NOTHING.made;
  const parts = useMemo(() => partsShown(batches, shown), [batches, shown]);
  const isGrowing = (batch: Root) => parts.get(batch) !== before.current.parts.get(batch);
  const vnodeOf = (batch: Root) => (isGrowing(batch) ? null : made.get(batch)) ?? renderTree(batch, components);
  const now = new Map([...parts.keys()].map((batch) => [batch, vnodeOf(batch)]));
  before.current = { components, made: now, parts };
  const around = useMemo(() => ({ components, countShown: partsOfEach(parts) }), [components, parts]);
  const [bare, stretches] = inStretches([...now]);
  return (
    <div class="body">
      <AroundParts.Provider value={around}>
        {bare.map(([, vnode]) => vnode)}
        {stretches.map((stretch, at) => (
          <div
            class="stretch"
            key={at}
            style={`contain-intrinsic-block-size: auto ${stretch.reduce((sum, [batch]) => sum + linesOf(batch), 0)}lh`}
          >
            {stretch.map(([, vnode]) => vnode)}
          </div>
        ))}
      </AroundParts.Provider>
    </div>
  );
}

interface Drawn {
  components: TreeComponents | null;
  /** The vnode of each batch, in order. */
  made: ReadonlyMap<Root, VNode>;
  parts: ReadonlyMap<Root, number>;
}

const NOTHING: Drawn = { components: null, made: new Map(), parts: new Map() };

const isInParts = (element: Element) => partsOf(element) !== null;

type ParagraphProps = HtmlProps<'p'> & { node: Element };

const Paragraph = ({ node, ...props }: ParagraphProps) =>
  isInParts(node) ? <ParagraphInParts {...props} node={node} /> : <EmbedParagraph {...props} />;

const isEmbed = ({ properties }: Element) => properties.dataEmbed !== undefined;

const OTHERS = {
  a: { show: ArticleLink },
  img: { show: ArticlePicture },
  p: {
    show: Paragraph,
    isFor: (element) => isEmbed(element) || isInParts(element),
    getsNode: true,
    drawsContent: isInParts,
  },
  figure: { show: EmbedFigure, isFor: isEmbed },
  math: { show: Formula, isFor: ({ properties }) => properties.display === 'block' },
  section: { show: Contents, isFor: ({ properties }) => properties.dataContents !== undefined, getsNode: true },
} satisfies TreeComponents;
