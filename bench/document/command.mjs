/**
 * Options that do not affect the figures, each with the number of arguments that it takes up: `--out DIR` takes up 2.
 */
const ASIDE = { '--out': 2, '--json': 1, '--workers': 2 };

/** Returns the command that repeats a run, without the options that do not affect its figures. */
export function commandLine(script, args) {
  const kept = [];
  for (let at = 0; at < args.length; at += ASIDE[args[at]] ?? 1) {
    const [name] = args[at].split('=');
    if (!(name in ASIDE)) kept.push(/^[\w@%+=:,./-]+$/.test(args[at]) ? args[at] : `'${args[at]}'`);
  }
  return `npm run ${script} -- ${kept.join(' ')}`.trim();
}
