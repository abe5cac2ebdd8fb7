// Deletes unused files: files to which the manifest and the pages do not refer, not even through other files. These are
// modules that were joined (one-file-each.ts), and the ES modules that crxjs also writes for each `?iife` import.
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle, listFiles } from './after-bundle.ts';

const TEXT = /\.(?:js|css|html|json)$/;

export function removeOrphans(): Plugin {
  return afterBundle('remove-orphans', (dir) => {
    const files = listFiles(dir);
    const isGenerated = (file: string) => /\.(?:js|css)$/.test(file) || file.startsWith('assets/');
    const candidates = new Set(files.filter(isGenerated));
    const queue = files.filter((file) => !isGenerated(file));
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (!TEXT.test(file)) continue;
      const text = readFileSync(join(dir, file), 'utf8');
      for (const candidate of candidates) {
        if (!isNamedIn(text, candidate)) continue;
        candidates.delete(candidate);
        queue.push(candidate);
      }
    }
    for (const orphan of candidates) rmSync(join(dir, orphan));
  });
}

/**
 * Returns whether the text of a file refers to `file`. Chunks refer to other chunks as "./name.js"; all other
 * references use the path.
 */
function isNamedIn(text: string, file: string): boolean {
  return text.includes(file) || (file.startsWith('assets/') && text.includes(`/${basename(file)}`));
}
