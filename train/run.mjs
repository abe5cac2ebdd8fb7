// Makes the model file, the models of the folds and the model card from the data set WCXB. Run by `npm run train`.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrapWithoutBrowser } from '../scripts/setup/bootstrap.mjs';
import { runMain, UserError } from '../scripts/setup/main.mjs';
import { root } from '../scripts/setup/root.mjs';

const USAGE = `npm run train -- [options]

Reads the stored snapshots of WCXB's development pages (as npm run eval does), trains with Debian's python3-xgboost, and writes
src/algorithms/lectern/model/, train/folds/ and docs/model-card.md. See train/README.md.

  --reuse      train on what an earlier run has dumped into .cache/train
  --comments   train only what tells readers' comments (src/algorithms/lectern/model/comments.ts)
  --card       write docs/model-card.md anew, nothing else (npm run eval -- --write does so too)
  --ablations  train smaller models without this and that instead, and write train/ablations.json
`;

const PYTHON = '/usr/bin/python3';
const DUMP = join(root, '.cache/train/pages');
const OUTPUT = join(root, '.cache/train/output');
const MODEL = join(root, 'src/algorithms/lectern/model');

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      reuse: { type: 'boolean' },
      ablations: { type: 'boolean' },
      comments: { type: 'boolean' },
      card: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  if (values.card) return writeCard();
  checkPython();
  await bootstrapWithoutBrowser();
  if (!values.reuse) {
    const { dumpPages } = await import('./dump/dump.mjs');
    const { pages, failed } = await dumpPages(DUMP);
    console.log(`${pages} pages read, ${failed.length} failed${failed.map((line) => `\n  ${line}`).join('')}`);
  } else if (!existsSync(DUMP)) throw new UserError('There is nothing to reuse: run without --reuse first.');
  mkdirSync(OUTPUT, { recursive: true });
  if (values.ablations) {
    train('ablations.py');
    copyFileSync(join(OUTPUT, 'ablations.json'), join(root, 'train/ablations.json'));
    return writeCard();
  }
  if (!values.comments) {
    train('main.py');
    await publish();
  }
  train('comments.py');
  await publishComments();
  return writeCard();
});

function train(script) {
  execFileSync(PYTHON, [join(root, 'train/python', script), DUMP, OUTPUT], { stdio: 'inherit' });
}

async function writeCard() {
  const { writeModelCard } = await import('./model-card.mjs');
  await writeModelCard();
  return 0;
}

/** Checks that Debian's own Python has the needed packages. Pythons installed by a version manager cannot use them. */
function checkPython() {
  const found = spawnSync(PYTHON, ['-c', 'import numpy, scipy, xgboost']);
  if (found.status === 0) return;
  throw new UserError(`${PYTHON} has no xgboost. Run: apt-get install python3-xgboost`);
}

async function publish() {
  const { moduleOf } = await import('./pack.mjs');
  mkdirSync(join(root, 'train/folds'), { recursive: true });
  cpSync(join(OUTPUT, 'folds'), join(root, 'train/folds'), { recursive: true });
  writeFileSync(join(MODEL, 'model.ts'), moduleOf(readFileSync(join(OUTPUT, 'model.bin'))));
  copyFileSync(join(OUTPUT, 'scores.json'), join(MODEL, 'scores.json'));
  copyFileSync(join(OUTPUT, 'report.json'), join(root, 'train/report.json'));
}

async function publishComments() {
  const { commentsModuleOf } = await import('./pack.mjs');
  writeFileSync(join(MODEL, 'comments.ts'), commentsModuleOf(readFileSync(join(OUTPUT, 'comments.bin'))));
  copyFileSync(join(OUTPUT, 'comments-scores.json'), join(MODEL, 'comments-scores.json'));
  copyFileSync(join(OUTPUT, 'comments-report.json'), join(root, 'train/comments-report.json'));
}
