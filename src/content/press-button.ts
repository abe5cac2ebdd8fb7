import type { LivePage } from '../snapshot/take.ts';

/** Presses a button of the page, by its node. */
export function pressButton(page: LivePage | null, node: number): void {
  const button = page?.nodes[node];
  if (button && 'click' in button) (button as HTMLElement).click();
}
