/** Loads and reads pages, in a browser or without one. */
import type { PageOptions, Reading } from '../library/types.ts';
import type { LoadOptions } from './arguments.ts';
import { readCookies } from './cookies.ts';
import type { Input } from './input.ts';
import { staticPages } from './static-pages.ts';

export interface Pages {
  /** @throws {@link CommandError} if the page cannot be loaded */
  read(input: Input, options: PageOptions): Promise<Reading>;
  /**
   * Fetches a text file with the same restrictions and cookies as a page. Rejects if there is no answer within
   * `timeout` ms.
   */
  fetchText(address: string, timeout: number): Promise<{ status: number; text: string }>;
  close(): Promise<void>;
}

/** @throws {@link CommandError} if there is no browser, or the cookies cannot be read */
export async function openPages(options: LoadOptions): Promise<Pages> {
  const cookies = options.cookies === null ? [] : readCookies(options.cookies);
  if (!options.hasBrowser) return staticPages(options, cookies);
  // imported only here, because loading Playwright takes half a second
  const { browserPages } = await import('./browser-pages.ts');
  return browserPages(options, cookies);
}
