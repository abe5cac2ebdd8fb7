import type { Children } from './flat-tree.ts';
import type { Frame, Rendered } from './rendered.ts';

/** An element whose children are being visited. */
export class Level implements Children {
  next: Node | null = null;
  list: readonly Node[] | null = null;
  index = 0;
  light: Node | null = null;
  isLight = false;

  constructor(
    readonly id: number,
    /** Hidden code that children inherit. */
    public hidden: number,
    /** The document in which children are laid out; null if they have no layout. */
    public frame: Frame | null,
    /** null if the style of the element was not read. */
    readonly rendered: Rendered | null,
    readonly svg: boolean,
    /** Style of its texts; -1 for the element's own style, which may be read after them. */
    readonly style: number,
  ) {}
}
