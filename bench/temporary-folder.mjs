import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Creates a folder for a test, and removes it after the test. `files` has the content of each file by its path: a text,
 * bytes, or a value to write as JSON.
 */
export function temporaryFolder(context, files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const isPlain = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(folder, path), isPlain ? content : JSON.stringify(content));
  }
  return folder;
}
