// Copies the licences into each build, because every copy of the extension must contain them.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle } from './after-bundle.ts';

export function legal(): Plugin {
  return afterBundle('legal', (dir) => {
    for (const file of ['LICENSE', 'THIRD-PARTY-NOTICES.md']) {
      copyFileSync(new URL(`../${file}`, import.meta.url), join(dir, file));
    }
  });
}
