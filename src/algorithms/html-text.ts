/**
 * All text of the page: zytedata/html-text 0.7 (the benchmark's "everything" baseline).
 *
 * `source` follows the original's tag tables to the letter. `rendered` breaks lines where the browser does: a person who
 * copies the page expects the lines that are on the screen, and no invented space inside a word ("Mac<b>books</b>").
 */
import { guessedText } from './steps/guessed-text.ts';
import { laidOutText } from './steps/laid-out-text.ts';
import { toSelection } from './steps/selection.ts';
import type { Algorithm } from './types.ts';

const id = 'html-text';

export default {
  id,
  run(snapshot, { population }) {
    const { nodes, text } = population === 'source' ? guessedText(snapshot) : laidOutText(snapshot);
    const reason = `every text node with something to read is kept: ${nodes.length}`;
    return toSelection(id, snapshot, population, {
      marks: nodes.map((node) => ({ node, role: 'body' })),
      text,
      trace: [{ step: 'extract-text', node: nodes[0] ?? 0, kept: nodes.length > 0, reason }],
    });
  },
} satisfies Algorithm;
