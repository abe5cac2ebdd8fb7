import type { Element, Root, RootContent } from 'hast';
import { type ComponentType, createContext } from 'preact';
import type { MissingPictureProps } from '../../state/view.ts';

/** A picture of the article, as the lightbox shows it. */
export interface LightboxPicture {
  src: string;
  alt: string;
  /** The picture's caption on the page, or else its alternative text. */
  caption: string;
}

/** Shows the picture with this address in the lightbox. */
export const ShowPicture = createContext<(src: string) => void>(() => {});

/** Component that replaces a picture that did not load; the script of the controls provides it. */
export const Missing = createContext<ComponentType<MissingPictureProps> | undefined>(undefined);

/** Minimum size of a picture that can be enlarged (CSS pixels); icons are smaller. */
const SMALLEST = 100;

export function isWorthEnlarging(width: unknown, height: unknown): boolean {
  return [width, height].every((size) => !(Number(size) < SMALLEST));
}

/**
 * Returns the pictures that can be enlarged, in article order. Preview pictures of embedded content are not among them:
 * they are links.
 */
export function picturesOf(tree: Root): LightboxPicture[] {
  const pictures: LightboxPicture[] = [];
  // Recursion is safe: unlike the page's tree, the article's has at most 48 levels.
  const walk = (nodes: readonly RootContent[], caption: string) => {
    for (const node of nodes) {
      if (node.type !== 'element' || node.properties.dataEmbed !== undefined) continue;
      const { src, alt, width, height } = node.properties;
      if (node.tagName === 'img' && isWorthEnlarging(width, height)) {
        const words = String(alt ?? '');
        pictures.push({ src: String(src), alt: words, caption: caption || words });
      }
      walk(node.children, node.tagName === 'figure' ? captionIn(node) : caption);
    }
  };
  walk(tree.children, '');
  return pictures;
}

function captionIn({ children }: Element): string {
  const caption = children.find((child) => child.type === 'element' && child.tagName === 'figcaption');
  return caption ? wordsOf(caption).trim() : '';
}

function wordsOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(wordsOf).join(node.tagName === 'figcaption' ? ' ' : '') : '';
}
