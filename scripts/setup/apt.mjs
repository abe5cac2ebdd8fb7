import { findOnPath, run } from './command.mjs';

let isUpdated = false;

/** Returns whether packages can be installed without asking the user, which is only possible as root and with apt. */
export function canInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && findOnPath(['apt-get']) !== null;
}

/** Installs packages with apt. Resolves to false on failure, for example without a network. */
export async function aptInstall(...packages) {
  console.log(`Installing ${packages.join(', ')} (apt) …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, capture: true };
  if (!isUpdated) isUpdated = (await run('apt-get', ['update'], options)).code === 0;
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}
