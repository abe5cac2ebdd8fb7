/** WCAG 2.2 AA as far as axe sees it. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Look {
  /** A selector: only there. */
  within?: string;
  /** Rules that say nothing here. */
  without?: readonly string[];
}

/** What axe finds on a page: by rule, the beginning of each element. */
export async function axeFinds(page: Page, { within, without = [] }: Look = {}): Promise<[string, string[]][]> {
  // the other mode opens a tab for each look, which takes as long as the look itself; it is for frames of other origins
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules([...without]);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
  ]);
}

/** What axe finds in the reader, once what slides in has arrived: colours change until then. */
export async function axeFindsInReader(page: Page, without: readonly string[] = []) {
  await page.waitForFunction(() => {
    const roots = [...document.querySelectorAll('[data-lectern]')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const running = roots.flatMap((root) => root.getAnimations()).filter(({ playState }) => playState === 'running');
    return running.every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY);
  });
  return axeFinds(page, { within: '[data-lectern]', without });
}
