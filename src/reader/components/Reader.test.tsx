import { h } from 'hastscript';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LONG_LIST } from '../../../test/algorithm-list.ts';
import { mountSample, range, sampleArticle } from '../../../test/mount-sample.ts';
import type { Article } from '../../article/types.ts';

const text = (element: Element | null) => element?.textContent ?? '';

describe('keys', () => {
  test('Esc closes the panel first, and gives the focus back, then the reader', async () => {
    const { root, panel, button, actions } = mountSample();
    await userEvent.click(button('Appearance'));
    expect(panel()?.contains(root.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(root.activeElement).toBe(button('Appearance'));
    expect(actions.close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(actions.close).toHaveBeenCalledOnce();
  });

  test('copy, choose, show: C, M, digits, A, ?', async () => {
    const { actions, panel } = mountSample();
    await userEvent.keyboard('cm239');
    expect(actions.copy.mock.calls).toEqual([['rich'], ['markdown']]);
    expect(actions.setAlgorithm.mock.calls).toEqual([['eatiht'], ['html-text']]);
    await userEvent.keyboard('a');
    expect(panel()?.getAttribute('aria-label')).toBe('Appearance');
    await userEvent.keyboard('?');
    expect(panel()?.getAttribute('aria-label')).toBe('Keys');
    await userEvent.keyboard('?');
    expect(panel()).toBeNull();
  });

  test('with modifiers belong to the browser', async () => {
    const { actions } = mountSample();
    await userEvent.keyboard('{Control>}m{/Control}{Alt>}c{/Alt}');
    expect(actions.copy).not.toHaveBeenCalled();
  });

  test('work after the focus was lost to the page', async () => {
    const { root, actions } = mountSample();
    (root.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    expect(actions.close).toHaveBeenCalledOnce();
  });

  test('Ctrl+A and Ctrl+C give exactly the article', async () => {
    const { handle } = mountSample({ article: sampleArticle([1, 2]) });
    await userEvent.keyboard('{Control>}a{/Control}');
    const shown = handle.articleElement?.innerText ?? '';
    expect(shown).toMatch(/^The harbour\s+Ada Poe · March 14, 2026\s+Paragraph 1\./);
    const squeeze = (value: string) => value.replace(/\s+/g, ' ').trim();
    expect(squeeze(String(document.getSelection()))).toBe(squeeze(shown));
    let copied = 0;
    const onCopy = () => copied++;
    window.addEventListener('copy', onCopy, { capture: true });
    await userEvent.keyboard('{Control>}c{/Control}');
    window.removeEventListener('copy', onCopy, { capture: true });
    expect(copied).toBe(1);
    const field = document.createElement('textarea');
    handle.destroy();
    document.body.append(field);
    field.focus();
    await userEvent.keyboard('{Control>}v{/Control}');
    expect(squeeze(field.value)).toBe(squeeze(shown));
    field.remove();
  });
});

describe('controls', () => {
  test('the menu lists the algorithms, and a press chooses and closes', async () => {
    const { root, button, panel, actions } = mountSample();
    await userEvent.click(button('Algorithm'));
    const radios = [...(panel()?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    expect(radios.map((radio) => radio.ariaLabel)).toEqual(['Readability', 'Eatiht', 'All visible text']);
    expect(root.activeElement).toBe(radios[0]);
    await userEvent.click(radios[1] as Element);
    expect(actions.setAlgorithm).toHaveBeenCalledWith('eatiht');
    expect(panel()).toBeNull();
  });

  test('the menu stays while arrow keys look around', async () => {
    const { button, panel, actions } = mountSample();
    await userEvent.click(button('Algorithm'));
    await userEvent.keyboard('{ArrowDown}');
    expect(actions.setAlgorithm).toHaveBeenCalledWith('eatiht');
    expect(panel()).not.toBeNull();
  });

  test('panels close on a press outside', async () => {
    const { root, button, panel } = mountSample();
    await userEvent.click(button('Appearance'));
    await userEvent.click(root.querySelector('h1') as Element, { position: { x: 5, y: 5 } });
    expect(panel()).toBeNull();
  });

  test('appearance asks for changes one by one', async () => {
    const { button, panel, actions } = mountSample();
    await userEvent.click(button('Appearance'));
    await userEvent.click(panel()?.querySelector('[aria-label="Sepia"]') as Element);
    await userEvent.click(button('Larger text size'));
    await userEvent.click(button('Smaller line height'));
    expect(actions.setAppearance.mock.calls).toEqual([[{ theme: 'sepia' }], [{ fontSize: 20 }], [{ lineHeight: 1.5 }]]);
  });

  test('copying says how much, and a refusal what else can be done', async () => {
    const { root, actions } = mountSample();
    const status = root.querySelector('[role=status]');
    await userEvent.keyboard('c');
    await vi.waitFor(() => expect(text(status)).toBe('Copied 1,240 words'));
    actions.copy.mockRejectedValueOnce(new Error('refused'));
    await userEvent.keyboard('c');
    await vi.waitFor(() => expect(text(status)).toContain('did not allow'));
  });
});

describe('the menu of many algorithms', () => {
  const names = (panel: HTMLElement | null) =>
    [...(panel?.querySelectorAll('input') ?? [])].map(({ ariaLabel }) => ariaLabel);

  async function openMenu(algorithm: string) {
    const sample = mountSample({ algorithms: LONG_LIST, algorithm });
    await userEvent.click(sample.button('Algorithm'));
    return { ...sample, more: () => sample.button('More algorithms') };
  }

  test('holds back what is not recommended until asked', async () => {
    const { root, panel, more, actions } = await openMenu('readability');
    expect(names(panel())).toEqual(['Readability', 'Boilerpipe', 'All visible text']);
    await userEvent.keyboard('{Tab}');
    expect(root.activeElement).toBe(more());
    await userEvent.keyboard('{Enter}');
    expect([more().ariaExpanded, root.activeElement]).toEqual(['true', more()]);
    expect(names(panel())).toHaveLength(LONG_LIST.length);
    const legends = [...(panel()?.querySelectorAll('legend') ?? [])];
    expect(legends.map(text)).toEqual(['Boilerpipe', 'Newspaper', 'eatiht', 'Tag ratios']);
    await userEvent.click(panel()?.querySelector('input[aria-label="Newspaper4k"]') as Element);
    expect(actions.setAlgorithm).toHaveBeenCalledWith('newspaper4k');
    expect(panel()).toBeNull();
  });

  test('arrow keys go on behind the button, and Enter decides', async () => {
    const { panel, more, actions } = await openMenu('html-text');
    await userEvent.click(more());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
    expect(actions.setAlgorithm.mock.calls).toEqual([['goose3']]);
    expect(panel()).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(panel()).toBeNull();
  });

  test('number keys count as the menu does, and the menu shows them', async () => {
    const { panel, more, actions } = await openMenu('readability');
    await userEvent.click(more());
    const digits = [...(panel()?.querySelectorAll('.digit') ?? [])];
    expect(digits.map(text)).toEqual(range(1, 10).map(String));
    const labels = digits.map((digit) => digit.closest('label')?.querySelector('input')?.ariaLabel);
    expect(labels[3]).toBe('Goose');
    await userEvent.keyboard('4');
    expect(actions.setAlgorithm.mock.calls).toEqual([['goose3']]);
  });

  test('opens at the chosen one, in a low window too, and the text behind stays', async () => {
    await page.viewport(800, 420);
    const { root, dialog, panel } = await openMenu('eatiht-etv2');
    const chosen = root.activeElement as HTMLInputElement;
    expect([chosen.ariaLabel, chosen.checked]).toEqual(['eatiht v2', true]);
    const [row, box] = [chosen.getBoundingClientRect(), panel()?.getBoundingClientRect()];
    expect(row.top).toBeGreaterThan(box?.top ?? Infinity);
    expect(row.bottom).toBeLessThan(box?.bottom ?? 0);
    expect(box?.bottom).toBeLessThan(420);
    expect(dialog.scrollTop).toBe(0);
    await page.viewport(1280, 800);
  });

  test('begins at the first one while the user’s selection is shown; Enter takes it', async () => {
    const { root, panel, actions } = await openMenu('selection');
    expect((root.activeElement as HTMLInputElement).ariaLabel).toBe('Readability');
    expect(actions.setAlgorithm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(actions.setAlgorithm).toHaveBeenCalledWith('readability');
    expect(panel()).toBeNull();
  });
});

describe('states', () => {
  test('says that it opened', async () => {
    const { root } = mountSample();
    await vi.waitFor(() => expect(text(root.querySelector('[role=status]'))).toBe('Reader opened, 8 min'));
  });

  test('is never a blank sheet', async () => {
    const { handle, state, root, actions } = mountSample({ article: null });
    expect(text(root.querySelector('.page'))).toContain('Reading the page…');
    expect(handle.articleElement).toBeNull();
    handle.update({ ...state, article: sampleArticle([], { empty: 'no-text' }) });
    expect(text(root.querySelector('.page'))).toContain('There is no text on this page');
    handle.update({ ...state, article: sampleArticle([], { empty: 'no-candidate' }) });
    expect(text(root.querySelector('.page h1'))).toBe('Readability found no article here');
    const ways = [...root.querySelectorAll('.ways button')];
    expect(ways.map(text)).toEqual(['Show all visible text', 'Eatiht']);
    await userEvent.click(ways[0] as Element);
    expect(actions.setAlgorithm).toHaveBeenCalledWith('html-text', 'this-page');
  });

  test('says who found nothing when another algorithm stood in', () => {
    const article = sampleArticle([], { empty: 'no-candidate', algorithm: 'eatiht' });
    const { root } = mountSample({ article, notice: 'Readability could not be loaded. This is what Eatiht found.' });
    expect(text(root.querySelector('.page h1'))).toBe('Eatiht found no article here');
    expect([...root.querySelectorAll('.ways button')].map(text)).toEqual(['Show all visible text', 'Readability']);
  });

  test('offers a few ways on, however many algorithms there are', () => {
    const article = sampleArticle([], { empty: 'no-candidate', algorithm: 'goose3' });
    const { root } = mountSample({ article, algorithms: LONG_LIST, algorithm: 'goose3' });
    const ways = [...root.querySelectorAll('.ways button')];
    expect(ways.map(text)).toEqual(['Show all visible text', 'Readability', 'Boilerpipe']);
  });

  test('shows the notice outside the article', () => {
    const { root, handle } = mountSample({ notice: 'Something else is shown.' });
    expect(text(root.querySelector('.notice'))).toBe('Something else is shown.');
    expect(text(handle.articleElement)).not.toContain('Something else');
  });
});

describe('the text', () => {
  const PICTURE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%229%22 height=%229%22/%3E';
  const body = (...children: Parameters<typeof h>[2][]) =>
    sampleArticle([], { tree: h(null, ...(children as never[])) as Article['tree'] });

  test('keeps places, links, image sizes, language and direction', () => {
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
    expect([handle.articleElement?.lang, handle.articleElement?.dir]).toEqual(['he', 'rtl']);
  });

  test('a picture that does not arrive leaves no gap', async () => {
    const { root } = mountSample({
      article: body(h('p', 'a'), h('img', { src: 'data:image/png;base64,xx', alt: 'b' })),
    });
    expect(root.querySelector('article img')).not.toBeNull();
    await expect.poll(() => root.querySelector('article img')).toBeNull();
  });

  test('footnotes jump inside the reader, and the page’s address stays', async () => {
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

  test('copied by the browser has no image descriptions, and markup without our own', async () => {
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

  test('wide tables scroll inside themselves and can be reached by keyboard', async () => {
    const cells = range(0, 60).map((index) => h('td', `column${index}`));
    const { root, dialog } = mountSample({ article: body(h('table', h('tbody', h('tr', ...cells)))) });
    await vi.waitFor(() => expect(root.querySelector('.table')?.getAttribute('tabindex')).toBe('0'));
    expect(root.querySelector('.table')?.getAttribute('role')).toBe('region');
    expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  });
});
