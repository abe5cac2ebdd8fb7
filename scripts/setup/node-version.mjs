import { UserError } from './main.mjs';

const NEEDED = [20, 19];

/** Throws a UserError if Node is older than 20.19. Vite would fail later, with a less clear error. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  throw new UserError(
    `Lectern is built with Node ${NEEDED.join('.')} or newer; this is Node ${version}. Get one from https://nodejs.org.`,
  );
}
