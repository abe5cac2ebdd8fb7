// Runs the programs of a test run, some of them at the same time, without mixing their output.
import { run } from '../setup/command.mjs';

/**
 * Runs steps, `lanes` of them at a time. Prints the output of each step as one piece, in the order of the list. With
 * one lane, prints it while the step runs. Skips a step if an earlier step on which it depends failed.
 *
 * @param steps `{ name, command, args, env, quiet, needs }`: a `quiet` step (the default) prints its output only on
 *     failure; `needs` is the name of an earlier step on which the step depends
 * @returns for each step, in the same order: `{ name, isPassed, seconds }`
 */
export async function runSteps(steps, { lanes = 2, runOne = runProgram } = {}) {
  const outcomes = new Map();
  let printed = 0;
  const isPassed = (step) => outcomes.get(step)?.code === 0;
  const take = async (step, pending) => {
    const needed = steps.find(({ name }) => name === step.needs);
    if (needed) await pending.get(needed);
    const isHindered = needed !== undefined && !isPassed(needed);
    outcomes.set(step, isHindered ? hinderedBy(needed) : await runOne(step, { capture: lanes > 1 || isQuiet(step) }));
    for (; outcomes.has(steps[printed]); printed++) print(steps[printed], outcomes.get(steps[printed]));
  };
  await inLanes(steps, lanes, take);
  return steps.map((step) => ({ name: step.name, isPassed: isPassed(step), seconds: outcomes.get(step).seconds }));
}

/**
 * Calls `take` for each step, in order, for at most `count` steps at a time. `pending` has the promises of the steps
 * begun so far.
 */
async function inLanes(steps, count, take) {
  const pending = new Map();
  const queue = [...steps];
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const promise = take(step, pending);
      pending.set(step, promise);
      await promise;
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
}

async function runProgram({ name, command, args, env }, { capture }) {
  if (!capture) console.log(`\n▶ ${name}`);
  const start = performance.now();
  const outcome = await run(command, args, { capture, env });
  return { ...outcome, seconds: (performance.now() - start) / 1000 };
}

const hinderedBy = ({ name }) => ({ code: 1, output: `Not run: "${name}" failed.`, seconds: 0 });

const isQuiet = ({ quiet = true }) => quiet;

function print(step, { code, output, seconds }) {
  if ((!isQuiet(step) || code !== 0) && output !== '') console.log(`\n${output.trimEnd()}`);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name}  ${seconds.toFixed(1)} s`);
}
