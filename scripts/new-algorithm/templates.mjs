import { basename } from 'node:path';

export const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const label = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

export const summaryKey = (id) => camelCase(`algorithm-${id}`);

export const infoTemplate = (id) => `{
  id: '${id}',
  label: '${label(id)}',
  summary: '${summaryKey(id)}',
  family: '${label(id)}',
}`;

export const algorithmTemplate = (id) => `import { readableNodes } from '../steps/population.ts';
import { algorithmOf } from '../steps/selection.ts';

/** What it does in one sentence. If it follows a paper or project: its name, and its page in docs/specs. */
export default algorithmOf('${id}', (snapshot, population) => {
  const nodes = readableNodes(snapshot, population);
  return {
    marks: nodes.map((node) => ({ node, role: 'body' })),
    text: nodes.map((node) => snapshot.nodes.text[node]).join('\\n'),
    trace: nodes.map((node) => ({ step: 'keep-all', node, kept: true, reason: 'nothing is decided yet' })),
  };
});
`;

export const testTemplate = (id, module) => `import { expect, test } from 'vitest';
import { runnerOf } from '../../../test/run-algorithm.ts';
import ${camelCase(id)} from './${basename(module)}.ts';

const run = runnerOf(${camelCase(id)});

test('keeps the text of an article', () => {
  expect(run('<h1>Title</h1><p>First.</p><p>Second.</p>').text).toBe('Title\\nFirst.\\nSecond.');
});

test('finds nothing on a page without text', () => {
  expect(run('<img alt="">').marks).toEqual([]);
});
`;
