import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { prose } from '../../../test/roles-of.ts';
import type { Mark } from '../../algorithms/types.ts';
import { createPage } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { withRoles } from './with-roles.ts';

const ITEMS = ['2 eggs', '1 pound of flour'];

/** Returns the text of a page that declares a recipe, if the algorithm only keeps the prose around the ingredients. */
function textWith(recipeInstructions: string): string[] {
  const list = `<ul>${ITEMS.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const snapshot = snapshotOfHtml(`<body>${prose()}${list}${prose()}</body>`);
  const declared = `{"@type":"Recipe","recipeIngredient":${JSON.stringify(ITEMS)},"recipeInstructions":${recipeInstructions}}`;
  const page = createPage({ ...snapshot, metadata: { ...snapshot.metadata, jsonLd: [declared] } });
  const isProse = (node: number) => page.textOf(node).includes('ferry');
  const marks = textsOf(page)
    .filter(isProse)
    .map((node): Mark => ({ node, role: 'body' }));
  const answer = { algorithm: 'test', marks, text: '', trace: [], confidence: null, page: null, empty: null };
  return withRoles(page, answer, null).marks.map(({ node }) => page.textOf(node));
}

it('keeps the ingredients of a recipe in JSON-LD, even if its steps are nested too deeply to be read', () => {
  expect(textWith('["Mix."]')).toEqual(expect.arrayContaining(ITEMS));
  expect(textWith('['.repeat(50_000) + ']'.repeat(50_000))).toEqual(expect.arrayContaining(ITEMS));
});
