/** Checks accessibility (WCAG 2.2 AA) with axe, as far as an automatic checker can. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Look {
  /** Selector of the part to check; the whole page if missing. */
  within?: string;
  without?: readonly string[];
}

/** Returns each violated rule, with the beginning of each faulty element's markup, and a message about the fault. */
export async function axeFinds(page: Page, { within, without = [] }: Look = {}): Promise<[string, string[]][]> {
  // uses the legacy mode, because the default mode opens a tab for each run and takes twice as long; only cross-origin
  // frames need the default mode
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules([...without]);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
  ]);
}

/** Waits until no animation runs in the page or in the reader, except endless ones. */
export async function animationsEnd(page: Page): Promise<void> {
  const areOver = () =>
    page.evaluate(() => {
      const hosts = [...document.querySelectorAll('[data-lectern]')];
      const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
      const running = roots.flatMap((root) => root.getAnimations()).filter(({ playState }) => playState === 'running');
      return running.every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY);
    });
  await expect.poll(areOver).toBe(true);
}

/** Returns the violations in the reader. First waits for animations to end, because they change colours. */
export async function axeFindsInReader(page: Page, without: readonly string[] = []) {
  await animationsEnd(page);
  return axeFinds(page, { within: '[data-lectern]', without });
}
