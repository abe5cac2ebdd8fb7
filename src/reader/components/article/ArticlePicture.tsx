import type { Root, RootContent, Element as TreeElement } from 'hast';
import { createContext, h } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { isElement, textOf } from '../../../article/structure/hast.ts';
import { message } from '../../../platform/wording/message.ts';
import { EmbedLink } from './ArticleLink.tsx';
import type { MissingPicture } from './MissingPicture.tsx';

export const ShowPicture = createContext<(src: string) => void>(() => {});

/** Placeholder for a picture that did not load; undefined until its script has loaded, soon after the first paint. */
export const Missing = createContext<typeof MissingPicture | undefined>(undefined);

interface ImageProps {
  src: string;
  alt?: string;
  width?: number;
  height?: number;
}

/** A picture. If it does not load, which is common on pages with lazy loading, a placeholder replaces it. */
export function ArticlePicture(props: ImageProps) {
  const show = useContext(ShowPicture);
  const isStill = useContext(EmbedLink) !== null;
  const [state, setState] = useState<'coming' | 'here'>('coming');
  /** The address that did not load, and the caption of the figure. */
  const [failed, setFailed] = useState({ src: '', caption: '' });
  const { src, alt = '', width, height } = props;
  const Placeholder = useContext(Missing);
  if (failed.src === src)
    return <span class="missing">{Placeholder && <Placeholder alt={alt} caption={failed.caption} />}</span>;
  const open = () => show(src);
  // `loading` is first: Preact sets properties in order, and browsers fetch `src` at once if it is set before
  // `loading`.
  return h('img', {
    loading: 'lazy',
    decoding: 'async',
    alt: '',
    ...props,
    class: state,
    onLoad: () => setState('here'),
    onError: ({ currentTarget }: Event) => setFailed({ src, caption: captionOf(currentTarget as Element) }),
    ...(!isStill && isWorthEnlarging(width, height) && enlargeable(alt, open)),
  });
}

const captionOf = (image: Element) => image.closest('figure')?.querySelector('figcaption')?.textContent ?? '';

/** Makes the `<img>` a button: a `<button>` around it would be selected and copied together with the picture. */
function enlargeable(alt: string, open: () => void) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-haspopup': 'dialog' as const,
    // A button needs a name. An empty alternative text would also hide the picture from screen readers.
    ...(alt === '' && { alt: undefined, 'aria-label': message('picture') }),
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      open();
    },
  };
}

/** Minimum width and height of a picture that can be enlarged (CSS pixels); icons are smaller. */
const SMALLEST = 100;

function isWorthEnlarging(width: unknown, height: unknown): boolean {
  return [width, height].every((size) => !(Number(size) < SMALLEST));
}

interface LightboxPicture {
  src: string;
  alt: string;
  /** The picture's caption on the page, or else its alternative text. */
  caption: string;
}

/** Returns the pictures that can be enlarged, each once. Previews of embedded content cannot: they are links. */
export function picturesOf(tree: Root): LightboxPicture[] {
  const pictures = new Map<string, LightboxPicture>();
  // Recursion is safe: the builder limits the depth of the article's tree (`build-tree.ts`).
  const walk = (nodes: readonly RootContent[], caption: string) => {
    for (const node of nodes) {
      if (node.type !== 'element' || node.properties.dataEmbed !== undefined) continue;
      const { alt, width, height } = node.properties;
      const src = String(node.properties.src);
      if (node.tagName === 'img' && isWorthEnlarging(width, height) && !pictures.has(src)) {
        const words = String(alt ?? '');
        pictures.set(src, { src, alt: words, caption: caption || words });
      }
      walk(node.children, node.tagName === 'figure' ? captionIn(node) : caption);
    }
  };
  walk(tree.children, '');
  return [...pictures.values()];
}

function captionIn({ children }: TreeElement): string {
  const caption = children.find((child) => isElement(child, 'figcaption'));
  return caption?.children.map(textOf).join(' ').trim() ?? '';
}
