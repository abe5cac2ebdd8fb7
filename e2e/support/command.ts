/** Runs the built command `lectern` as a program. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const LIBRARY = join(import.meta.dirname, '../../dist/library');

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs the command until it ends, with `input` as its standard input.
 *
 * @param onStart is called with the program once it has started
 */
export function lectern(
  args: readonly string[],
  input = '',
  onStart: (child: ChildProcess) => void = () => {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' };
    const child = spawn(process.execPath, [join(LIBRARY, 'lectern.js'), ...args], { env });
    const out = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => {
        out[name] += text;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...out }));
    child.stdin.end(input);
    onStart(child);
  });
}
