import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { UserError } from './main.mjs';
import { root } from './root.mjs';

const lock = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.lectern-lock');
const npmStamp = join(root, 'node_modules', '.package-lock.json');

/** Installs the packages in the lock file. Does nothing if exactly these versions are installed already. */
export async function installDependencies() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!matchesLock()) {
    console.log('Installing the dependencies (npm ci) …');
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { capture: true });
    if (code !== 0) throw new UserError(`npm ci failed:\n${output}`);
  }
  writeFileSync(stamp, wanted);
}

/**
 * Returns whether the installed versions are exactly those in the lock file, no matter which npm command installed
 * them.
 */
function matchesLock() {
  if (!existsSync(npmStamp)) return false;
  const installed = JSON.parse(readFileSync(npmStamp, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(lock, 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}
