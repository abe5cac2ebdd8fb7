/** A font that the browser actually drew text with. A style sheet only says which font was requested. */
import type { Page } from '@playwright/test';

export interface UsedFont {
  familyName: string;
  /** Whether it is a web font, not an installed one. */
  isCustomFont: boolean;
}

/** Returns the fonts of an element in the reader, found by selector. */
export async function fontsUsed(page: Page, selector: string): Promise<UsedFont[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('[data-lectern]').shadowRoot.querySelector(${JSON.stringify(selector)})`,
  });
  await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId as string });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}
