import { run } from '../setup/command.mjs';

/** Runs one step under a headline, prints how long it took; resolves to whether it passed. */
export async function runStep(step) {
  printHeadline(step);
  if (step.quiet ?? true) return printEnd(step, await runCaptured(step));
  const start = performance.now();
  const { code } = await run(step.command, step.args);
  return printEnd(step, { code, output: '', seconds: secondsSince(start) });
}

/**
 * Runs steps two at a time, those that measure times (`isAlone`) before the others and by themselves. Each is printed in one piece, in
 * the order of the list, whichever ends first.
 *
 * @returns whether each passed, in the same order
 */
export async function runSteps(steps, runOne = runCaptured) {
  const done = new Map();
  let printed = 0;
  const take = async (step) => {
    done.set(step, await runOne(step));
    for (; done.has(steps[printed]); printed++) {
      printHeadline(steps[printed]);
      printEnd(steps[printed], done.get(steps[printed]));
    }
  };
  for (const step of steps.filter(({ isAlone }) => isAlone)) await take(step);
  const others = steps.filter(({ isAlone }) => !isAlone);
  const lane = async () => {
    for (let step = others.shift(); step; step = others.shift()) await take(step);
  };
  await Promise.all([lane(), lane()]);
  return steps.map((step) => done.get(step).code === 0);
}

async function runCaptured({ command, args }) {
  const start = performance.now();
  return { ...(await run(command, args, { capture: true })), seconds: secondsSince(start) };
}

const secondsSince = (start) => (performance.now() - start) / 1000;

const printHeadline = ({ name }) => console.log(`\n▶ ${name}`);

/** What a quiet step says is read when it failed. */
function printEnd({ name, quiet = true }, { code, output, seconds }) {
  if ((!quiet || code !== 0) && output !== '') console.log(output.trimEnd());
  console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s`);
  return code === 0;
}
