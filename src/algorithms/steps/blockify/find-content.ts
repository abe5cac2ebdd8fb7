import { at } from '../../../shared/column.ts';
import { hasLetterOrDigit } from '../../../shared/letters.ts';
import type { TraceEntry } from '../../types.ts';
import type { FoundMarks, Verdict } from '../selection.ts';
import type { TextBlock } from './blockify.ts';

export type BlockRule = (blocks: readonly TextBlock[]) => readonly Verdict[];

/**
 * Applies the rule of an algorithm to the blocks that contain a word, and drops the other blocks
 * (docs/specs/dragnet.md, "Blocks", step 6).
 */
export function findContent(cut: readonly TextBlock[], step: string, rule: BlockRule): FoundMarks {
  const blocks = cut.filter(hasWord);
  const verdicts = rule(blocks);
  const content = blocks.filter((_, i) => at(verdicts, i).isContent);
  const wordless = cut.filter((block) => !hasWord(block));
  return {
    marks: content.flatMap(({ nodes }) => nodes.map((node) => ({ node, role: 'body' as const }))),
    text: content.map(({ text }) => text).join('\n'),
    trace: [
      ...blocks.map((block, i) => explain(step, block, at(verdicts, i))),
      ...wordless.map((block) =>
        explain('hasWord', block, { isContent: false, reason: 'neither a letter nor a digit in it' }),
      ),
    ].sort((a, b) => a.node - b.node),
  };
}

function hasWord({ text }: TextBlock): boolean {
  return hasLetterOrDigit(text);
}

function explain(step: string, { nodes }: TextBlock, { isContent, reason }: Verdict): TraceEntry {
  return { step, node: nodes[0] ?? 0, kept: isContent, reason };
}
