/** Opens pages, in a browser or without one. */
import type { PageOptions, Reading } from '../library/types.ts';
import type { LoadOptions } from './arguments.ts';
import { browserPages } from './browser-pages.ts';
import type { Input } from './input.ts';
import { staticPages } from './static-pages.ts';

export interface Pages {
  /** @throws {@link CommandError} if the page cannot be loaded */
  read(input: Input, options: PageOptions): Promise<Reading>;
  close(): Promise<void>;
}

export async function openPages(options: LoadOptions): Promise<Pages> {
  return options.hasBrowser ? browserPages(options) : staticPages(options);
}
