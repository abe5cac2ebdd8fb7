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

/** What it does in one sentence; the paper or project, and its page in docs/specs. */
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
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage } from '../../page/page.ts';
import ${camelCase(id)} from './${basename(module)}.ts';

const documents = { create: () => null };

/** Returns the texts of a page that the algorithm keeps. */
function kept(html: string): string[] {
  const snapshot = snapshotOfHtml(html);
  const { marks } = ${camelCase(id)}.run(createPage(snapshot), { population: 'rendered', documents });
  return marks.map(({ node }) => (snapshot.nodes.text[node] ?? '').trim());
}

test('keeps the text of an article', () => {
  expect(kept('<h1>Title</h1><p>First.</p><p>Second.</p>')).toEqual(['Title', 'First.', 'Second.']);
});

test('finds nothing on a page without text', () => {
  expect(kept('<img alt="">')).toEqual([]);
});
`;
