// Writes the text of docs/parity.md from the measurements, and from the reasons for differences in explanations.json.
import { markdownTable } from '../table.mjs';
import { reasonFor } from './explanations.mjs';
import { parityTable } from './report.mjs';

export function parityDocument(parity, explanations, command) {
  const table = parityTable(parity);
  const sections = Object.entries(parity.algorithms).map(([id, compared]) =>
    algorithmSection(id, compared, parity.addresses, explanations),
  );
  return `${[
    '# Parity with the originals',
    'Written by the bench; the reasons come from `bench/parity/explanations.json`. To renew it:',
    `\`\`\`sh\n${command}\n\`\`\``,
    'Every algorithm reads the whole document with scripting off, as its original did. Two texts are identical when ' +
      'their words are, one after the other. F1 is that of the benchmark: shingles of four words, precision and recall ' +
      'averaged over the pages.',
    `${table.title}:`,
    markdownTable(table),
    ...sections,
  ].join('\n\n')}\n`;
}

function algorithmSection(id, { original, differences, failures }, addresses, explanations) {
  const items = differences.map((difference) =>
    differenceItem(difference, addresses[difference.id], reasonFor(explanations, id, difference.id)),
  );
  const failed = failures.map(({ id: page, message }) => `- \`${page.slice(0, 8)}\` failed: ${message}`);
  const lines = [...items, ...failed];
  return `## ${id}\n\nOriginal: ${original}.\n\n${lines.length === 0 ? 'No page differs.' : lines.join('\n')}`;
}

function differenceItem({ id, at, ours, theirs }, url, reason) {
  const host = url ? ` (${new URL(url).hostname})` : '';
  return [
    `- \`${id.slice(0, 8)}\`${host}, from word ${at} on: ${reason ?? '**not explained**'}`,
    `  - port, ${ours.differing} of ${ours.words} words differ: ${code(ours.context)}`,
    `  - original, ${theirs.differing} of ${theirs.words}: ${code(theirs.context)}`,
  ].join('\n');
}

/** Returns words as Markdown code. They need no escapes, because words contain no backticks. */
const code = (words) => (words === '' ? 'nothing' : `\`${words}\``);
