import type { Page } from '@playwright/test';

/**
 * Returns a function that evaluates expressions in the isolated world of the extension's content script. Throws if the
 * page has no such script.
 */
export async function contentWorld(page: Page): Promise<<T>(expression: string) => Promise<T>> {
  const session = await page.context().newCDPSession(page);
  let contextId: number | undefined;
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.origin.startsWith('chrome-extension://')) contextId = context.id;
  });
  await session.send('Runtime.enable');
  if (contextId === undefined) throw new Error('There is no content script on the page');
  const uniqueId = contextId;
  return async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: uniqueId,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  };
}
