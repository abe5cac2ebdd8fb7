import { run } from '../setup/command.mjs';

/** Runs one step under a headline, prints how long it took; resolves to whether it passed. */
export async function runStep({ name, command, args, quiet = true }) {
  const start = performance.now();
  console.log(`\n▶ ${name}`);
  const { code, output } = await run(command, args, { capture: quiet });
  if (quiet && code !== 0) console.log(output.trimEnd());
  console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return code === 0;
}
