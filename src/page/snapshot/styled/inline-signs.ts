import { getOrMake } from '../../../shared/memoised.ts';
import type { StyledMeaning } from '../types.ts';
import { ClassNumbers } from './generated.ts';
import type { LiveNodes } from './live-nodes.ts';

type Signs = Pick<StyledMeaning, 'raised' | 'lowered' | 'struck'>;

/** Whether an element's style strikes out, raises or lowers text, apart from what its tag (such as `s`) does anyway. */
interface Sign {
  isStruck: boolean;
  /** -1 for lowered text, 1 for raised text, 0 for neither. */
  height: number;
}

const NONE: Sign = { isStruck: false, height: 0 };

/** Longest raised or lowered text (characters): a number or a word. A longer text counts as neither of the two. */
const LONGEST_RAISED = 24;
/** Elements whose text browsers strike out, raise or lower by default. */
const SAYS_STRUCK: ReadonlySet<string> = new Set(['del', 's', 'strike']);
const SAYS_HEIGHT: ReadonlySet<string> = new Set(['sup', 'sub']);
/** Minimum shift of raised text, and of lowered text (negative), as shares of the surrounding font size. */
const RAISED = 0.2;
const LOWERED = -0.1;
/** Maximum font size of text shifted by a length, not by `super` or `sub` (share of the surrounding font size). */
const SMALLER = 0.92;
/** Number of a text's ancestors that are searched for a style that raises, lowers or strikes out the text. */
const MOST_LEVELS = 6;

/** Finds elements around visible text that a style sheet raises, lowers or strikes out, like `sup`, `sub` and `s`. */
export function readInlineSigns(page: LiveNodes): Signs {
  const { nodes } = page;
  const signs: Signs = { raised: [], lowered: [], struck: [] };
  const signAt = signReader(page);
  const seen = new Uint8Array(nodes.size);
  for (let text = 0; text < nodes.size; text++) {
    if (!page.isShownText(text)) continue;
    let id = nodes.parent[text] as number;
    for (let level = 0; level < MOST_LEVELS && id >= 0 && seen[id] === 0; level++) {
      seen[id] = 1;
      const sign = signAt(id, nodes.text[text] as string);
      if (sign.isStruck) signs.struck.push(id);
      if (sign.height !== 0) (sign.height > 0 ? signs.raised : signs.lowered).push(id);
      if (page.recordedAt(id)?.flow === 'block') break;
      id = nodes.parent[id] as number;
    }
  }
  return signs;
}

/**
 * Returns a function that reads whether an element's style strikes out, raises or lowers text. Asks the browser only if
 * the element has a `style` attribute, or if it, its parent or grandparent has a class.
 */
function signReader(page: LiveNodes): (id: number, text: string) => Sign {
  const known = new Map<number, Sign>();
  const classes = new ClassNumbers(page.nodes);
  return (id, text) => {
    const hasStyle = page.nodes.attributes[id]?.style !== undefined;
    if (classes.around(id) === 0 && !hasStyle) return NONE;
    const isInline = page.recordedAt(id)?.flow === 'inline';
    const isShort = isInline && text.length <= LONGEST_RAISED && !SAYS_HEIGHT.has(page.nameOf(id));
    if (hasStyle) return readSign(page, id, isShort);
    return getOrMake(known, classes.key(id) * 2 + Number(isShort), () => readSign(page, id, isShort));
  };
}

function readSign(page: LiveNodes, id: number, isShort: boolean): Sign {
  const computed = page.styleAt(id);
  const isStruck = !SAYS_STRUCK.has(page.nameOf(id)) && computed.textDecorationLine.includes('line-through');
  return { isStruck, height: isShort ? heightOf(page, id, computed) : 0 };
}

function heightOf(page: LiveNodes, id: number, computed: CSSStyleDeclaration): number {
  const { verticalAlign, position, top, bottom } = computed;
  if (verticalAlign === 'super') return 1;
  if (verticalAlign === 'sub') return -1;
  const size = page.recordedAt(id)?.fontSize ?? 0;
  const around = page.recordedAt(page.nodes.parent[id] as number)?.fontSize ?? 0;
  if (size === 0 || size > around * SMALLER) return 0;
  const lifted = Number.parseFloat(verticalAlign) || 0;
  const moved = position === 'relative' ? -(Number.parseFloat(top) || 0) || Number.parseFloat(bottom) || 0 : 0;
  const height = (lifted + moved) / around;
  return height >= RAISED ? 1 : height <= LOWERED ? -1 : 0;
}
