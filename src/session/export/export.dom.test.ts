import { expect, test, vi } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import type { Article } from '../../article/types.ts';
import '../lazy/exporter.ts';
import { createExporter } from './index.ts';

vi.mock('../../store/messages/messenger.ts', () => ({ callBackgroundFromContent: vi.fn() }));

test('copying waits for the algorithm that the user has just chosen, and copies its text', async () => {
  const [before, after] = [await articleOf('<p>The first algorithm'), await articleOf('<p>The second algorithm')];
  const reader: { shown: Article; isChanging: boolean } = { shown: before, isChanging: true };
  const exporter = createExporter(
    () => reader.shown,
    () => reader.isChanging,
    () => '',
    () => undefined,
  );
  const copied = exporter.clipboardContent('text');
  setTimeout(() => Object.assign(reader, { shown: after, isChanging: false }), 20);
  expect((await copied).text).toContain('The second algorithm');
});
