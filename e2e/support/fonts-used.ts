/** Finds the fonts with which the browser really draws an element. A style sheet only lists preferred fonts. */
import type { Page } from '@playwright/test';

export interface UsedFont {
  familyName: string;
  isCustomFont: boolean;
}

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
