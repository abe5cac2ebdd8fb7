/** Removes captions and embedded posts from the copy (docs/specs/newspaper.md, "Cleaning (4k)", step 4). */
import { detach, insert, remove } from '../steps/element-tree/edit.ts';
import { elementsBelow, type TreeElement, type TreeNode } from '../steps/element-tree/tree.ts';
import { removeNamed } from '../steps/goose/names.ts';
import type { TraceEntry } from '../types.ts';
import { outermostBelow } from './outermost.ts';
import { removed, removeEach } from './removal.ts';

const STEP = 'captions';
const CAPTION_TAGS: ReadonlySet<string> = new Set(['div', 'span', 'header']);
const CAPTION_CLASSES: ReadonlySet<string> = new Set(['instagram-media', 'image-caption']);

export function removeCaptions(body: TreeElement): TraceEntry[] {
  return [
    ...removeNamed(body, { patterns: [/^caption\n?$/i], attributes: ['id', 'class'] }),
    ...removeButImages(body, 'figure'),
    ...removeButImages(body, 'figcaption'),
    ...removeEach(body, STEP, captionReason),
  ];
}

function captionReason({ name, attributes }: TreeElement): string | null {
  const { itemprop = '', class: classes = '' } = attributes;
  if (itemprop.toLowerCase() === 'caption') return 'its itemprop says that it is a caption';
  const lower = classes.toLowerCase();
  const isCaption = CAPTION_CLASSES.has(lower) || (CAPTION_TAGS.has(name) && lower.includes('caption'));
  return isCaption ? `its class "${classes}" says that it is a caption` : null;
}

/** Removes elements with a tag; their images move to the end of the parent, with the text after them. */
function removeButImages(body: TreeElement, tag: 'figure' | 'figcaption'): TraceEntry[] {
  return outermostBelow(body, ({ name }) => name === tag).map((element) => {
    const images = elementsBelow(element, ({ name }) => name === 'img');
    const { parent } = element;
    remove(element);
    if (parent) for (const image of images) moveToEnd(parent, image);
    return removed(STEP, element, `it is a ${tag} element`);
  });
}

function moveToEnd(parent: TreeElement, image: TreeElement): void {
  const moved: TreeNode[] = [image];
  for (let node = image.next; node?.kind === 'text'; node = node.next) moved.push(node);
  for (const node of moved) {
    detach(node);
    insert(parent, node);
  }
}
