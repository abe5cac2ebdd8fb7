import { expect, test, vi } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import type { Article } from '../../article/types.ts';
import '../lazy/exporter.ts';
import { createExporter } from './index.ts';

vi.mock('../../store/messages/messenger.ts', () => ({ callBackgroundFromContent: vi.fn() }));

test('a copy made right after the user has chosen another algorithm has the text of that algorithm', async () => {
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
