/**
 * Tests what happens when the user presses a control before the script with its components has loaded. That script
 * loads after the first paint.
 */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, sampleArticle } from '../../../test/mount-sample.ts';
import { provided } from '../../session/lazy-script.ts';
import type { LazyParts, LazyScripts } from '../state/view.ts';

const text = (element: Element | null | undefined) => element?.textContent ?? '';

/** Returns lazy scripts that wait until the test calls `come`, whose argument says whether they have loaded. */
function lateScripts() {
  let controls: LazyParts['controls'] = null;
  const waiting: ((areThere: boolean) => void)[] = [];
  const lazy: LazyScripts = {
    parts: () => ({ controls, highlight: null }),
    loadControls: () => new Promise((resolve) => waiting.push(resolve)),
    loadFont: async () => null,
  };
  const come = (areThere: boolean) => {
    controls = areThere ? (provided('controls') ?? null) : null;
    for (const resolve of waiting.splice(0)) resolve(areThere);
  };
  return { lazy, come, isAskedFor: () => waiting.length > 0 };
}

function mountEarly(...[change]: Parameters<typeof mountSample>) {
  const late = lateScripts();
  return { ...mountSample(change, late.lazy), ...late };
}

describe("before the controls' script has loaded", () => {
  test('the script of the controls is requested right after the first paint, even without a click', async () => {
    const { isAskedFor } = mountEarly();
    expect(isAskedFor()).toBe(false);
    await expect.poll(isAskedFor).toBe(true);
  });

  test('a click before the script of the controls has loaded opens the panel afterwards', async () => {
    const { root, button, panel, come } = mountEarly();
    await userEvent.click(button('Appearance'));
    expect([panel(), button('Appearance').ariaExpanded]).toEqual([null, 'true']);
    come(true);
    await expect.poll(() => panel()?.getAttribute('aria-label')).toBe('Appearance');
    expect(panel()?.contains(root.activeElement)).toBe(true);
    expect(getComputedStyle(panel() as Element).position).toBe('fixed');
    await userEvent.keyboard('{Escape}');
    expect([panel(), root.activeElement]).toEqual([null, button('Appearance')]);
  });

  test('S pressed before the script of the controls has loaded opens the menu of file formats afterwards', async () => {
    const { root, panel, come, dispatch } = mountEarly();
    await userEvent.keyboard('s');
    await userEvent.keyboard('{Escape}s');
    expect(dispatch).not.toHaveBeenCalled();
    come(true);
    await expect.poll(() => root.activeElement?.closest('.save')).not.toBeFalsy();
    expect(text(root.activeElement)).toBe(text(panel()?.querySelector('.save button')));
  });

  test('Esc cancels opening the outline (O) while the script of the controls is still loading', async () => {
    const { panel, come, dispatch } = mountEarly();
    await userEvent.keyboard('o{Escape}');
    expect(dispatch).not.toHaveBeenCalled();
    come(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(panel()).toBeNull();
    await userEvent.keyboard('o');
    await expect.poll(() => panel()?.getAttribute('aria-label')).toBe('Outline');
  });

  test('number keys choose algorithms, and C copies, even before the script of the controls has loaded', async () => {
    const { dispatch, copy, panel } = mountEarly();
    await userEvent.keyboard('2c');
    expect(dispatch.mock.calls).toEqual([[{ type: 'algorithm-chosen', algorithm: 'eatiht' }]]);
    expect(copy.mock.calls).toEqual([['rich']]);
    expect(panel()).toBeNull();
  });

  test('the explanation why a page has no text appears once the script of the controls has loaded', async () => {
    const { root, come, isAskedFor } = mountEarly({ article: sampleArticle([], { empty: 'no-text' }) });
    expect(text(root.querySelector('.page'))).toBe('Nothing was found.');
    await expect.poll(isAskedFor).toBe(true);
    come(true);
    await expect.poll(() => text(root.querySelector('.page h1'))).toBe('There is no text on this page');
  });
});

test("a click shows an error message and opens no menu if the controls' script cannot be loaded", async () => {
  const { root, button, come, isAskedFor } = mountEarly();
  await expect.poll(isAskedFor).toBe(true);
  come(false);
  expect(text(root.querySelector('[role=status]'))).not.toContain('could not');
  await userEvent.click(button('Algorithm'));
  come(false);
  const status = () => text(root.querySelector('[role=status]'));
  await expect.poll(status).toBe('This could not be loaded. Close the reader and open it again.');
  expect([button('Algorithm').ariaExpanded, root.activeElement]).toEqual(['false', button('Algorithm')]);
});
