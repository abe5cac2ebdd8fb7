import { printTable } from '../table.mjs';
import { reasonFor } from './explanations.mjs';

/** Returns the figures of all ported algorithms as one table. */
export function parityTable({ pages, algorithms }) {
  return {
    title: `Ports beside what their originals printed, ${pages} pages`,
    head: ['algorithm', 'original', 'identical pages', 'F1 of 4-word shingles'],
    rows: Object.entries(algorithms).map(([id, { original, pages: compared, identical, f1 }]) => [
      id,
      original,
      `${identical} of ${compared}`,
      f1.toFixed(4),
    ]),
  };
}

/**
 * Prints the pages on which each ported algorithm differs from the original program, with the first difference of each
 * page. Then prints the table of all ported algorithms.
 */
export function printParity(parity, explanations) {
  for (const [id, { differences, failures }] of Object.entries(parity.algorithms)) {
    if (differences.length + failures.length > 0) console.log(`\n${id}`);
    for (const difference of differences) printDifference(difference, reasonFor(explanations, id, difference.id));
    for (const { id: page, message } of failures) console.log(`  ${page.slice(0, 8)}  failed: ${message}`);
  }
  printTable(parityTable(parity));
}

function printDifference({ id, at, ours, theirs }, reason) {
  console.log(`  ${id.slice(0, 8)}  from word ${at} on: ${reason ?? 'not explained'}`);
  console.log(`    port (${ours.differing} of ${ours.words} words differ): ${ours.context}`);
  console.log(`    original (${theirs.differing} of ${theirs.words}): ${theirs.context}`);
}
