import { cpus } from 'node:os';
import { outputOf } from '../scripts/setup/command.mjs';

/** Returns the hardware and software that affect measured times. `chromium` is the path of the browser. */
export function machineOf(chromium) {
  return {
    chromium: /\d+(?:\.\d+)+/.exec(outputOf(chromium, ['--version']))?.[0] ?? 'of unknown version',
    node: process.versions.node,
    cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: cpus().length,
  };
}
