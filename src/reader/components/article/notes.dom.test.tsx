import { h } from 'hastscript';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, range, sampleArticle } from '../../../../test/mount-sample.ts';
import { noteContent } from './Notes.tsx';

afterEach(() => vi.useRealTimers());

const reference = (key: number) =>
  h('sup', h('a', { href: `#lectern-fn-${key}`, id: `lectern-fnref-${key}`, dataFootnoteRef: '' }, `${key}`));
const back = (key: number) => h('a', { href: `#lectern-fnref-${key}`, dataFootnoteBackref: '' }, '↩');
const note = (key: number, text: string) =>
  h('li', { id: `lectern-fn-${key}`, value: key, dataNode: 90 + key }, text, ' ', back(key));

function mountNotes(direction: 'ltr' | 'rtl' = 'ltr') {
  const article = sampleArticle(range(1, 60));
  article.metadata.direction = direction;
  const text = direction === 'rtl' ? 'הים היה שקט והסירות עמדו במקומן כל הלילה ' : 'One';
  article.tree.children.unshift(h('p', { dataNode: 0 }, text, reference(1), ', two', reference(2), '.'));
  article.tree.children.push(h('section', { dataFootnotes: '' }, h('ol', note(1, 'First note.'), note(2, 'Second.'))));
  const mounted = mountSample({ article });
  const popover = () => mounted.root.querySelector<HTMLElement>('.note-popover');
  const sign = (key: number) => mounted.root.getElementById(`lectern-fnref-${key}`) as HTMLAnchorElement;
  return { ...mounted, popover, sign };
}

describe('notes', () => {
  test('a note is shown beside its reference while the pointer is on the reference or the note', async () => {
    const { popover, sign, root } = mountNotes();
    await userEvent.hover(sign(1));
    await expect.poll(() => popover()?.innerText.trim()).toBe('First note.');
    expect(popover()?.querySelector('[id], [data-node], [data-footnote-backref]')).toBeNull();
    await userEvent.hover(popover() as HTMLElement);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(popover()).not.toBeNull();
    await userEvent.hover(root.querySelector('.headline') as Element);
    await expect.poll(popover).toBeNull();
  });

  test('Esc closes a note that keyboard focus has opened, but not the reader', async () => {
    const { popover, sign, dispatch } = mountNotes();
    await userEvent.keyboard('{Tab}');
    sign(2).focus();
    await expect.poll(() => popover()?.innerText.trim()).toBe('Second.');
    expect(sign(2).getAttribute('aria-describedby')).toBe(popover()?.id);
    await userEvent.keyboard('{Escape}');
    expect(popover()).toBeNull();
    expect(dispatch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'closed' });
  });

  test('the first tap on a reference shows its note, and the second tap goes to the note', () => {
    const { popover, sign, dialog } = mountNotes();
    const tap = () => {
      // Untrusted clicks on links of the article are allowed, because keyboard tools create them.
      const click = new PointerEvent('click', {
        bubbles: true,
        composed: true,
        cancelable: true,
        pointerType: 'touch',
      });
      sign(1).dispatchEvent(click);
    };
    tap();
    expect(popover()?.innerText.trim()).toBe('First note.');
    expect(dialog.scrollTop).toBe(0);
    tap();
    expect(dialog.scrollTop).toBeGreaterThan(500);
    expect(popover()).toBeNull();
  });

  test('the reference links to its note, and the note back to the reference', async () => {
    const { root, sign, dialog } = mountNotes();
    await userEvent.click(sign(2));
    expect(root.activeElement?.id).toBe('lectern-fn-2');
    expect(dialog.scrollTop).toBeGreaterThan(500);
    await userEvent.click(root.querySelector('#lectern-fn-2 [data-footnote-backref]') as Element);
    expect(root.activeElement?.id).toBe('lectern-fnref-2');
    expect(dialog.scrollTop).toBeLessThan(50);
  });

  test('selecting the whole article does not select the note shown beside its reference', async () => {
    const { popover, sign, dialog } = mountNotes();
    await userEvent.hover(sign(1));
    await expect.poll(popover).not.toBeNull();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(String(dialog.ownerDocument.getSelection()).match(/First note/g)).toHaveLength(1);
    expect(String(dialog.ownerDocument.getSelection())).not.toContain('↩');
  });

  test('in right-to-left text, too, a note is shown below its reference', async () => {
    const { popover, sign } = mountNotes('rtl');
    await userEvent.hover(sign(1));
    await expect.poll(popover).not.toBeNull();
    const [box, mark] = [popover(), sign(1)].map((element) => (element as Element).getBoundingClientRect());
    expect(box?.left).toBeLessThan(mark?.left ?? 0);
    expect(box?.right).toBeGreaterThan(mark?.right ?? 0);
  });

  test('a note is not shown if the article does not contain it', () => {
    expect(noteContent(h(null, h('p', 'a')) as Parameters<typeof noteContent>[0], 'lectern-fn-1')).toBeNull();
  });
});
