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
    /** The document whose layout children are asked for; null when they have none. */
    public frame: Frame | null,
    /** null when the element itself was not asked for its style. */
    readonly rendered: Rendered | null,
    readonly svg: boolean,
    /** Style of its texts; -1 for the element's own, which may be read after them. */
    readonly style: number,
  ) {}
}
