/** Checks that the lists of algorithms and keys in the documents are complete. */
import { expect, test } from 'vitest';
import algorithms from '../docs/algorithms.md?raw';
import readme from '../README.md?raw';
import { algorithmInfos } from '../src/algorithms/index.ts';
import { message } from '../src/platform/wording/message.ts';
import { KEY_LIST } from '../src/reader/input/keys.ts';

test.each(algorithmInfos)('docs/algorithms.md has a row for the algorithm $id', ({ id, label, summary }) => {
  expect(algorithms, 'Put this row into the table of docs/algorithms.md').toContain(
    `| ${label} | \`${id}\` | ${summary} |`,
  );
});

test.each(KEY_LIST)('README.md lists the keyboard shortcut $keys', ({ keys, does }) => {
  expect(readme, 'Put this row into the table "Keys" of README.md').toContain(
    `| <kbd>${keys}</kbd> | ${message(does)} |`,
  );
});
