/**
 * Options that change where a run is saved or how it runs, but not its figures. The values are numbers of arguments.
 */
const ASIDE = { '--out': 2, '--json': 1, '--workers': 2 };

/** Returns the command that repeats a run. */
export function commandLine(script, args) {
  const kept = [];
  for (let at = 0; at < args.length; at += ASIDE[args[at]] ?? 1) {
    const [name] = args[at].split('=');
    if (!(name in ASIDE)) kept.push(/^[\w@%+=:,./-]+$/.test(args[at]) ? args[at] : `'${args[at]}'`);
  }
  return `npm run ${script} -- ${kept.join(' ')}`.trim();
}
