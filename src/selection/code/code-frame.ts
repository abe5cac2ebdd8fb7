import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import type { Coverage } from '../coverage.ts';
import type { CodeBox } from './boxes.ts';
import { isCodeControl, labelOf } from './controls.ts';
import { isGutter } from './gutters.ts';
import { languageNamed } from './language-names.ts';
import type { CodeTally } from './tally.ts';

/** Parts of the frame that a site puts around a code block. */
export interface CodeFrame {
  /** Elements of the frame that are dropped: buttons, tabs, line numbers, the name of the language. */
  leftOut: readonly number[];
  /** The language that a label in the frame names; '' for none. */
  language: string;
}

/**
 * Maximum number of ancestors of code to check for its frame, and longest text of a frame besides the code
 * (characters).
 */
const HIGHEST_FRAME = 6;
const MOST_TEXT = 120;
/** Elements of prose. The name of a language in one of them is not a label. */
const PROSE: ReadonlySet<string> = new Set([...HEADINGS, ...'p li td th dt dd blockquote figcaption'.split(' ')]);

/**
 * Returns the parts of the frame of a code block. The frame is the highest element around the code that contains little
 * other text.
 */
export function codeFrameOf(page: Page, coverage: Coverage, tally: CodeTally, { node }: CodeBox): CodeFrame {
  const frame = frameOf(page, coverage, node);
  const leftOut: number[] = [];
  let language = '';
  for (let id = frame + 1; id < page.endOf(frame); ) {
    const end = page.endOf(id);
    if (id === node || !page.isElement(id) || coverage.textIn(id) === 0) {
      id = end;
      continue;
    }
    const isAround = id < node && end > node;
    const label = isAround || PROSE.has(page.nameOf(id)) ? '' : languageNamed(labelOf(page, id));
    if (!isAround && (label !== '' || isGutter(page, tally, id) || isCodeControl(page, id))) {
      leftOut.push(id);
      language ||= label;
      id = end;
    } else id++;
  }
  return { leftOut, language };
}

function frameOf(page: Page, coverage: Coverage, node: number): number {
  let frame = node;
  for (let height = 0; height < HIGHEST_FRAME; height++) {
    const parent = page.parentOf(frame);
    if (parent < 0 || coverage.textIn(parent) - coverage.textIn(node) > MOST_TEXT) break;
    frame = parent;
  }
  return frame;
}
