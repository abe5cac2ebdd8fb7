import { h } from 'hastscript';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, range, sampleArticle } from '../../../../test/mount-sample.ts';
import type { Article } from '../../../article/types.ts';

const text = (element: Element | null) => element?.textContent ?? '';

describe('the text of the article', () => {
  const PICTURE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%229%22 height=%229%22/%3E';
  const body = (...children: Parameters<typeof h>[2][]) =>
    sampleArticle([], { tree: h(null, ...(children as never[])) as Article['tree'] });

  test('the article in the reader keeps its node ids, links, image sizes, language and text direction', () => {
    const article = body(
      h('p', { dataNode: 7 }, h('a', { href: 'https://a.example/' }, 'link')),
      h('img', { src: PICTURE, width: 300, height: 200 }),
    );
    article.metadata.language = 'he';
    article.metadata.direction = 'rtl';
    const { root, handle } = mountSample({ article });
    const [link, image] = [root.querySelector('.body a'), root.querySelector('.body img') as HTMLImageElement];
    expect(root.querySelector('[data-node="7"]')?.tagName).toBe('P');
    expect([link?.getAttribute('href'), link?.getAttribute('rel'), link?.hasAttribute('target')]).toEqual([
      'https://a.example/',
      'noopener',
      false,
    ]);
    expect([image.loading, image.getAttribute('width'), image.alt]).toEqual(['lazy', '300', '']);
    expect([
      handle.dialog.querySelector<HTMLElement>('.article')?.lang,
      handle.dialog.querySelector<HTMLElement>('.article')?.dir,
    ]).toEqual(['he', 'rtl']);
  });

  test('a picture that fails to load is not shown as a broken image', async () => {
    const { root } = mountSample({
      article: body(h('p', 'a'), h('img', { src: 'data:image/png;base64,xx', alt: 'b' })),
    });
    expect(root.querySelector('article img')).not.toBeNull();
    await expect.poll(() => root.querySelector('article img')).toBeNull();
  });

  test('a click on a footnote reference jumps to the note in the reader and keeps the page’s URL', async () => {
    const article = sampleArticle(range(1, 60));
    article.tree.children.unshift(h('p', h('a', { href: '#fn1' }, '1')));
    article.tree.children.push(h('p', { id: 'lectern-fn1' }, 'The note'));
    const { root, dialog } = mountSample({ article });
    const address = location.href;
    await userEvent.click(root.querySelector('.body a') as Element);
    expect(dialog.scrollTop).toBeGreaterThan(500);
    expect(text(root.activeElement)).toBe('The note');
    expect(location.href).toBe(address);
  });

  test('copying the text leaves out image descriptions and elements that the reader added', async () => {
    mountSample({
      article: body(
        h('p', 'One'),
        h('p', { dataNode: 7 }, 'Before ', h('img', { src: PICTURE, alt: 'A lamp' }), ' after'),
      ),
    });
    const copied: string[] = [];
    await userEvent.keyboard('{Control>}a{/Control}');
    const root = document.querySelector('[data-lectern]')?.shadowRoot;
    root?.addEventListener('copy', (event) => {
      const { clipboardData } = event as ClipboardEvent;
      copied.push(clipboardData?.getData('text/plain') ?? '', clipboardData?.getData('text/html') ?? '');
    });
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(copied[0]).toMatch(/Before\s+after\s*$/);
    expect(copied[0]).toContain('One\n\nBefore');
    expect(copied[1]).toContain('<p>Before <img');
  });

  test('a table wider than the text scrolls sideways without the text, and the Tab key reaches it', async () => {
    const cells = range(0, 60).map((index) => h('td', `column${index}`));
    const { root, dialog } = mountSample({ article: body(h('table', h('tbody', h('tr', ...cells)))) });
    await vi.waitFor(() => expect(root.querySelector('.table')?.getAttribute('tabindex')).toBe('0'));
    expect(root.querySelector('.table')?.getAttribute('role')).toBe('region');
    expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  });
});
