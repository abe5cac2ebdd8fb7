import { expect, test, vi } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import { createPage } from '../page/page.ts';
import { provide } from './lazy-script.ts';
import { runAlgorithm } from './run-algorithm.ts';

vi.mock('../store/messages/messenger.ts', () => ({ callBackgroundFromContent: async () => {} }));

test('shows all text of the page when no script arrives', () => {
  const page = createPage(snapshotOfHtml('<body><nav>Home</nav><p>The river rose.</p><p hidden>Not seen.</p></body>'));
  const { selection, notice } = runAlgorithm(page, 'readability');
  expect(notice).toBe('Readability could not be loaded. This is all the text of the page.');
  expect(selection.marks.map(({ node }) => page.textOf(node))).toEqual(['Home', 'The river rose.']);
  expect(selection).toMatchObject({ algorithm: 'readability', empty: null });
});

test('reports a failure on an empty page without a script', () => {
  expect(runAlgorithm(createPage(snapshotOfHtml('<body></body>')), 'lectern').selection.empty).toBe('failed');
});

test('shows all text of the page when the only algorithm fails', () => {
  const page = createPage(snapshotOfHtml('<body><p>The river rose.</p></body>'));
  const run = () => {
    throw new Error('a bug');
  };
  provide('goose', { id: 'goose', run });
  const { selection, notice } = runAlgorithm(page, 'goose');
  expect(notice).toBe('Goose failed on this page. This is all the text of the page.');
  expect(selection.marks.map(({ node }) => page.textOf(node))).toEqual(['The river rose.']);
});
