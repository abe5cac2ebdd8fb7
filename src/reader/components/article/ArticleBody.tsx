/** The article's text: the sanitised tree, with our own components for elements that do more than show text. */
import type { Element, Root } from 'hast';
import { type ComponentChildren, h } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
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

export function ArticleBody({ tree, onCopy }: ArticleBodyProps) {
  const components = useMemo(() => ({ ...OTHERS, ...piecesThat(onCopy) }), [onCopy]);
  const shown = useContext(ShownBatches);
  const parts = useMemo(() => partsShown(batchesOf(tree), shown), [tree, shown]);
  const around = useMemo(() => ({ components, countShown: partsOfEach(parts) }), [components, parts]);
  const [bare, stretches] = inStretches([...parts]);
  const draw = ([batch, count]: readonly [Root, number]) => (
    <Batch batch={batch} countParts={count} components={components} />
  );
  return (
    <div class="body">
      <AroundParts.Provider value={around}>
        {bare.map(draw)}
        {stretches.map((stretch, at) => (
          <div
            class="stretch"
            key={at}
            style={`contain-intrinsic-block-size: auto ${stretch.reduce((sum, [batch]) => sum + linesOf(batch), 0)}lh`}
          >
            {stretch.map(draw)}
          </div>
        ))}
      </AroundParts.Provider>
    </div>
  );
}

interface BatchProps {
  batch: Root;
  /** Number of parts to show of a block that is drawn in parts. */
  countParts: number;
  components: TreeComponents;
}

/**
 * Blocks that are drawn together. Keeps their vnodes, so that opening a menu does not redraw the text. They are in an
 * outer fragment, because Preact draws the children of a component's own fragment each time.
 */
const Batch = ({ batch, countParts, components }: BatchProps) => (
  <>{useMemo(() => renderTree(batch, components), [batch, countParts, components])}</>
);

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
