/** The article's text: the sanitised tree, with our own components for elements that do more than show text. */
import type { Element, Root } from 'hast';
import { type ComponentChildren, h, type VNode } from 'preact';
import { useContext, useMemo, useRef } from 'preact/hooks';
import { isElement, textOf } from '../../../article/structure/hast.ts';
import { message } from '../../../platform/wording/message.ts';
import type { ReaderCommands } from '../../state/view.ts';
import { ArticleLink, EmbedFigure, EmbedParagraph } from './ArticleLink.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { batchesOf, inStretches, linesOf, partsOfEach, partsShown, ShownBatches } from './batches.ts';
import { AroundParts, ParagraphInParts, type ParagraphProps, partsOf } from './parts.ts';
import { piecesThat, ScrollBox } from './pieces.tsx';
import { type HtmlProps, renderTree, type TreeComponents } from './render-tree.ts';

interface ArticleBodyProps {
  tree: Root;
  /** If absent, there are no copy buttons. */
  onCopy?: ReaderCommands['copyPiece'];
}

/**
 * The text of an article. Keeps the vnodes of each batch (blocks that are drawn together), so that opening a menu does
 * not redraw the text.
 */
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
  /** Vnode of each batch, in the order of the text. */
  made: ReadonlyMap<Root, VNode>;
  parts: ReadonlyMap<Root, number>;
}

const NOTHING: Drawn = { components: null, made: new Map(), parts: new Map() };

const isInParts = (element: Element) => partsOf(element) !== null;

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

/** The page's own table of contents. It is folded, because the outline shows the same headings. */
function Contents({ node, children }: { node: Element; children?: ComponentChildren[] }) {
  const [title] = node.children;
  const isTitled = title && !isElement(title, 'ul', 'ol');
  return (
    <details class="contents">
      <summary title={message('contentsWhy', 'O')}>{isTitled ? textOf(title) : message('contents')}</summary>
      {isTitled ? (children as ComponentChildren[]).slice(1) : children}
    </details>
  );
}

function Formula(props: HtmlProps<'math'>) {
  return (
    <ScrollBox label={message('formula')} class="formula">
      {h('math', props)}
    </ScrollBox>
  );
}
