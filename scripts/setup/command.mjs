import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/** Returns an environment in which the programs of installed packages can be called by name, as in npm scripts. */
function toolEnvironment(extra = {}) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs a program in the repository (or in `cwd`). Resolves to its exit code, and its output if `capture` is true.
 * Arguments must not contain spaces or quotes: on Windows, a shell interprets them, because the programs of installed
 * packages are .cmd files.
 */
export function run(command, args, { env = {}, capture = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32' && command !== process.execPath,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Returns the path of the first of these programs that is on the PATH; null if none is. */
export function findOnPath(names) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const name of names) {
    for (const dir of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
      const file = join(dir, name + suffix);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

/** Returns the output of a program; '' if the program is missing or fails. */
export function outputOf(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout.trim() : '';
}
