import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { articleWith } from '../../../test/arbitrary-article.ts';
import { exportMarkdown } from '../markdown.ts';

it('writes raised and lowered digits as such in Markdown, but not a raised letter of an ordinal number', () => {
  const article = articleWith([
    h('p', ['9 × 10', h('sup', '−4'), ' m', h('sup', '2 '), 'and CO', h('sub', '2'), ', 19', h('sup', 'e'), ' siècle']),
    h('table', [h('tr', [h('th', ['m', h('sup', '3')]), h('th', 'b')])]),
  ]);
  expect(exportMarkdown(article)).toMatch(/^9 × 10⁻⁴ m² and CO₂, 19e siècle\n\n\| m³ \| b \|/);
});
