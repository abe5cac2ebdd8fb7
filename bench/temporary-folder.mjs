import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** For tests: a folder with these files (path → text, bytes, or a value to be JSON), gone when the test ends. */
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
