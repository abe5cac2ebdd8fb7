/** The reader in the page: opening, closing, drawing, focus. The file is long, because all tests mount the whole reader. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, mountWhole, parts, range, sampleArticle, scriptsWith } from '../../test/mount-sample.ts';
import { message } from '../platform/wording/message.ts';
import { DEFAULT_APPEARANCE } from '../store/settings/appearance.ts';
import { replay } from './input/user-made.ts';
import { show } from './overlay/stay-open.ts';
import { wantWhole } from './overlay/whole-article.ts';

const page = document.createElement('div');

beforeEach(() => {
  page.innerHTML = '<input value="page"><button>Page button</button><div style="height: 5000px">tall</div>';
  document.body.append(page);
});
afterEach(() => page.remove());

describe('the page', () => {
  test('the page is unchanged after the reader closes: markup, scroll position, focus, style sheets', async () => {
    const input = page.querySelector('input') as HTMLInputElement;
    input.focus();
    window.scrollTo(0, 700);
    const before = document.documentElement.outerHTML;
    const width = document.body.clientWidth;
    const { handle, host } = mountSample();
    expect(host.parentNode).toBe(document.documentElement);
    await vi.waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'));
    expect(document.body.clientWidth).toBe(width);
    expect(document.documentElement.outerHTML.replace(host.outerHTML, '')).toBe(before);
    handle.destroy();
    expect(document.documentElement.outerHTML).toBe(before);
    expect(window.scrollY).toBe(700);
    expect(document.activeElement).toBe(input);
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });

  test('the reader stops the scrolling of the body if the body has the page’s scroll bar', async () => {
    document.body.style.overflowY = 'scroll';
    mountSample();
    await vi.waitFor(() => expect(getComputedStyle(document.body).overflow).toBe('hidden'));
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    document.body.removeAttribute('style');
  });

  test('the page receives no keys, clicks or wheel events from the open reader', async () => {
    const heard = vi.fn();
    const types = ['keydown', 'keyup', 'pointerdown', 'mousedown', 'click', 'focusin', 'wheel', 'copy'];
    for (const type of types) document.addEventListener(type, heard);
    const { dialog, button } = mountSample();
    await userEvent.keyboard('x');
    await userEvent.click(button('Appearance'));
    await userEvent.keyboard('{Control>}c{/Control}');
    dialog.dispatchEvent(new WheelEvent('wheel', { bubbles: true, composed: true }));
    for (const type of types) document.removeEventListener(type, heard);
    expect(heard).not.toHaveBeenCalled();
  });
});

function openDialogOfPage(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.textContent = 'Subscribe';
  page.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Scrolls, and resolves when the reader has received the scroll event. The event comes in the next frame, which may be
 * late on a busy machine.
 */
function scrollTo(dialog: HTMLElement, top: number): Promise<unknown> {
  const heard = new Promise((resolve) => dialog.addEventListener('scroll', resolve, { once: true }));
  dialog.scrollTop = top;
  return heard;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('until the script that turns pages has loaded', () => {
  const loading = { ...scriptsWith(null), parts: () => ({ controls: null, highlight: null }) };

  test('Space presses a focused button, but does not scroll a text that is shown in pages', async () => {
    const { button, dialog } = mountSample({ appearance: { ...DEFAULT_APPEARANCE, columns: 'page' } }, loading);
    const isKept: boolean[] = [];
    const note = ({ defaultPrevented }: Event) => isKept.push(defaultPrevented);
    window.addEventListener('keydown', note, { capture: true });
    const text = dialog.querySelector<HTMLElement>('.page') as HTMLElement;
    text.tabIndex = -1;
    for (const element of [button('Appearance'), text]) {
      element.focus();
      await userEvent.keyboard(' ');
    }
    window.removeEventListener('keydown', note, { capture: true });
    expect(isKept).toEqual([false, true]);
  });
});

describe('until the first paint', () => {
  const mountReading = () => mountSample({ article: null });

  test('the reader is shown before the page is made inert', async () => {
    const { dialog, host } = mountReading();
    expect(dialog.matches(':popover-open')).toBe(true);
    expect(dialog.matches(':modal')).toBe(false);
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    expect(document.activeElement).toBe(host);
    await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    expect(dialog.matches(':popover-open')).toBe(false);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(document.activeElement).toBe(host);
    expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)).toBe(host);
  });

  test('a key that scrolls still does so if the page is made inert just after the key press', async () => {
    const frames: FrameRequestCallback[] = [];
    const held = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const { dialog } = mountSample({ article: sampleArticle(range(0, 300)) });
    held.mockRestore();
    const paint = () => {
      for (const frame of frames.splice(0)) frame(0);
    };
    window.addEventListener('keydown', paint, { capture: true, once: true });
    await userEvent.keyboard('{PageDown}');
    await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true), { timeout: 3000 });
    await expect.poll(() => dialog.scrollTop).toBeGreaterThan(100);
  });

  test('the reader can be closed before it is completely built, and leaves nothing behind', async () => {
    const input = page.querySelector('input') as HTMLInputElement;
    input.focus();
    const before = document.documentElement.outerHTML;
    const { handle, dialog, dispatch } = mountReading();
    await userEvent.keyboard('{Escape}');
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'closed' });
    handle.destroy();
    await settle();
    expect(dialog.matches(':modal')).toBe(false);
    expect(document.documentElement.outerHTML).toBe(before);
    expect(document.activeElement).toBe(input);
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });

  test('the scroll position is kept if the user scrolls before the page is made inert', async () => {
    const { handle, dialog, state } = mountReading();
    handle.update({ ...state, article: sampleArticle(range(0, 60)) });
    dialog.scrollTop = 400;
    expect(dialog.matches(':modal')).toBe(false);
    await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    expect(dialog.scrollTop).toBe(400);
  });

  test('the reader is above a modal dialog of the page, and takes the focus', async () => {
    const other = openDialogOfPage();
    const { dialog, host } = mountReading();
    await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)).toBe(host);
    expect(document.activeElement).toBe(host);
    other.close();
  });

  test('the reader comes back if the page removes it before the first paint', async () => {
    const { host, dialog } = mountReading();
    host.remove();
    await vi.waitFor(() => expect(host.isConnected && dialog.matches(':modal')).toBe(true));
  });
});

describe('the open reader', () => {
  test('the reader comes back three times if the page removes it, and stays closed the fourth time', async () => {
    const { host, dialog, dispatch } = mountSample();
    await scrollTo(dialog, 500);
    for (let times = 1; times <= 3; times++) {
      host.remove();
      await vi.waitFor(() => expect(host.isConnected && dialog.matches(':modal')).toBe(true));
      expect(dialog.scrollTop).toBe(500);
      // waits, because the reader counts several removals in one task as one
      await settle();
    }
    host.remove();
    await vi.waitFor(() => expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'evicted' }));
    expect(host.isConnected).toBe(false);
  });

  test('the reader moves above a modal dialog that the page opens later, and stays open', async () => {
    const { host, dialog, dispatch } = mountSample();
    dialog.scrollTop = 400;
    const other = openDialogOfPage();
    await vi.waitFor(() => expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)).toBe(host));
    expect(dialog.scrollTop).toBe(400);
    expect(dispatch).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(host);
    other.close();
  });

  test('the reader does not react when a <details> of the page opens, because it cannot cover the reader', async () => {
    const { dialog } = mountSample();
    await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    const raised = vi.spyOn(dialog, 'showModal');
    const fold = page.appendChild(document.createElement('details'));
    const opened = new Promise((resolve) => fold.addEventListener('toggle', resolve, { once: true }));
    fold.open = true;
    await opened;
    expect(raised).not.toHaveBeenCalled();
  });

  test.for<[string, (reader: ReturnType<typeof mountSample>) => void]>([
    ['empties the shadow root', ({ root }) => root.replaceChildren()],
    [
      'writes its own elements into the shadow root',
      ({ root }) => {
        root.innerHTML = '<p>Subscribe</p>';
      },
    ],
    ['removes the dialog', ({ dialog }) => dialog.remove()],
    [
      'writes into the dialog',
      ({ dialog }) => {
        dialog.textContent = 'Subscribe';
      },
    ],
    ['removes the reader’s surface', ({ dialog }) => dialog.querySelector('.surface')?.remove()],
    ['empties the main element', ({ dialog }) => dialog.querySelector('.page')?.replaceChildren()],
    [
      'writes over the article',
      ({ dialog }) => {
        (dialog.querySelector('.article') as HTMLElement).innerHTML = '<p>Subscribe</p>';
      },
    ],
    ['empties the text', ({ dialog }) => dialog.querySelector('.body')?.replaceChildren()],
  ])('the reader restores itself once, but not twice, if a page %s', async ([, blank]) => {
    const reader = mountWhole();
    const { root, dialog, dispatch } = reader;
    await scrollTo(dialog, 500);
    blank(reader);
    await vi.waitFor(() => {
      expect(dialog.getRootNode()).toBe(root);
      expect(dialog.matches(':modal')).toBe(true);
      expect(dialog.querySelector('.body')?.textContent).toContain('Paragraph 59.');
    });
    expect(dialog.textContent).not.toContain('Subscribe');
    expect(dialog.scrollTop).toBe(500);
    expect(dispatch).not.toHaveBeenCalled();
    await settle();
    blank(reader);
    await vi.waitFor(() => expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'evicted' }));
  });

  test('the reader does not restore parts that it has removed itself', async () => {
    const { handle, state, dialog, dispatch } = mountWhole();
    for (const article of [sampleArticle([70, 71]), null, sampleArticle([80])]) {
      handle.update({ ...state, article, contentNumber: state.contentNumber + 1 });
      await settle();
    }
    expect(dialog.querySelector('.body')?.textContent).toContain('Paragraph 80.');
    expect(dialog.textContent).not.toContain('Paragraph 70.');
    expect(dispatch).not.toHaveBeenCalled();
  });

  test("the reader opens again if the page closes the reader's dialog", async () => {
    const { dialog } = mountSample();
    dialog.close();
    await vi.waitFor(() => expect(dialog.open).toBe(true));
  });
});

test('the reader ignores clicks and keys that no user made', async () => {
  const { root, dialog, button, panel, dispatch } = mountSample();
  button('Close reader').click();
  button('Appearance').click();
  root
    .querySelector('.page')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
  dialog.dispatchEvent(new Event('cancel'));
  expect(dispatch).not.toHaveBeenCalled();
  expect(panel()).toBeNull();
  await userEvent.click(button('Close reader'));
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'closed' });
});

describe('the reading position', () => {
  const offsetOf = (id: number) => {
    const { root, dialog } = parts();
    const block = root.querySelector(`[data-node="${id}"]`) as Element;
    return block.getBoundingClientRect().top - dialog.getBoundingClientRect().top;
  };

  test('the top sentence stays in place if the user chooses an algorithm that also keeps it', () => {
    const { handle, state, dialog } = mountWhole();
    dialog.scrollTop += offsetOf(30) + 17;
    handle.update({ ...state, algorithm: 'eatiht', article: sampleArticle(range(20, 90)) });
    expect(Math.abs(offsetOf(30) + 17)).toBeLessThan(1);
  });

  test('if a new text lacks the sentence at the top of the view, the next sentence moves there', () => {
    const { handle, state, dialog } = mountWhole();
    dialog.scrollTop += offsetOf(30) - 5;
    handle.update({ ...state, article: sampleArticle([...range(1, 28), ...range(31, 60)]) });
    expect(Math.abs(offsetOf(31) - 5)).toBeLessThan(1);
  });

  test('a new text opens at its start if the old text was at its start; a larger font keeps the top sentence', () => {
    const { handle, state, dialog } = mountWhole();
    handle.update({ ...state, article: sampleArticle(range(20, 90)) });
    expect(dialog.scrollTop).toBe(0);
    wantWhole(dialog);
    dialog.scrollTop += offsetOf(40);
    handle.update({
      ...state,
      article: sampleArticle(range(20, 90)),
      appearance: { ...state.appearance, fontSize: 30 },
    });
    expect(Math.abs(offsetOf(40))).toBeLessThan(1);
  });
});

test('after the End key, another article that the page shows still opens at its start', async () => {
  const { handle, state, dialog, root } = mountWhole();
  // not a real key press, whose smooth scroll would go on in the next article
  const pressEnd = () =>
    replay(root.querySelector('.page') as Element, new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  // repeated, because the reader listens for this key only some time after the first paint
  await vi.waitFor(() => {
    pressEnd();
    expect(dialog.scrollTop).toBeGreaterThan(1000);
  });
  handle.update({ ...state, article: sampleArticle(range(100, 140)), contentNumber: state.contentNumber + 1 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(dialog.scrollTop).toBe(0);
});

test('the reader can show messages about scripts that do not load even after the extension was removed', async () => {
  mountSample();
  const getMessage = () => {
    throw new Error('Extension context invalidated.');
  };
  onTestFinished(() => void vi.unstubAllGlobals());
  // the reader keeps these messages only some time after the first paint
  await vi.waitFor(() => {
    vi.stubGlobal('chrome', { i18n: { getMessage, getUILanguage: getMessage } });
    const messages = [message('saveFailed'), message('appearanceFontFailed')];
    expect(messages).toEqual(['Could not create the file.', 'This font could not be loaded. Another one is used.']);
  });
});

describe('appearance', () => {
  test('the appearance changes at once, without rendering the text again', () => {
    const { handle, state, dialog, root } = mountSample();
    const paragraph = root.querySelector('p[data-node]') as Element;
    const appearance = {
      ...DEFAULT_APPEARANCE,
      theme: 'dark',
      fontFamily: 'mono',
      fontSize: 25,
      lineHeight: 2,
      width: 44,
      boldStarts: false,
      printLinks: false,
      outline: false,
    } as const;
    handle.update({ ...state, appearance });
    expect(root.querySelector('p[data-node]')).toBe(paragraph);
    const style = getComputedStyle(paragraph);
    expect([style.fontSize, style.lineHeight]).toEqual(['25px', '50px']);
    expect(style.fontFamily).toContain('monospace');
    expect(getComputedStyle(dialog).colorScheme).toBe('dark');
    expect(getComputedStyle(dialog).getPropertyValue('--lectern-measure')).toBe('44');
  });

  test('the text can use the page’s own font', () => {
    document.body.style.fontFamily = 'Papyrus, fantasy';
    const { root } = mountSample({ appearance: { ...DEFAULT_APPEARANCE, fontFamily: 'page' } });
    expect(getComputedStyle(root.querySelector('p[data-node]') as Element).fontFamily).toMatch(/^Papyrus, fantasy/);
    document.body.removeAttribute('style');
  });
});

test('a panel that is opened while the reader is put on top of the page stays open', async () => {
  const { root, dialog } = mountSample();
  // runs after the reader's own listener, and before the panel has the focus
  window.addEventListener('keydown', () => show(dialog), { once: true, capture: true });
  await userEvent.keyboard('a');
  await expect.poll(() => root.activeElement?.getAttribute('type')).toBe('radio');
});
