import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Creates a temporary folder with `files` (path → text), and calls `use` with its path. Removes the folder afterwards.
 */
export function withTree(files, use) {
  const folder = treeOf(files);
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Does the same as {@link withTree} for a function `use` that returns a promise. */
export async function withTreeUntil(files, use) {
  const folder = treeOf(files);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function treeOf(files) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-check-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
