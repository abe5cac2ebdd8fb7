// Prints for each block (paragraph) of a page whether it is in the article, and which step decided this.
import { readFileSync } from 'node:fs';
import { UserError } from '../../scripts/setup/main.mjs';
import { foldModelsFor } from '../quality/fold-models.mjs';
import { referenceOf, scorePage } from '../quality/score-page.mjs';
import { unpackRecord } from '../snapshots/pack.mjs';
import { snapshotFile } from '../snapshots/store.mjs';
import { lineChanges } from './changed-pages.mjs';
import { bundledCode } from './read-sets.mjs';
import { shortened } from './tables.mjs';

/** Prints the blocks of a page. `name` is the page's id, or "set/id". */
export async function printPage(sets, name, algorithms) {
  const { set, page } = find(sets, name);
  const { read, explainPage, useFold } = await import(await bundledCode('./read.ts'));
  const foldModels = foldModelsFor(algorithms);
  const fold = foldModels?.foldOf(page) ?? null;
  if (fold !== null) useFold(fold, foldModels.modelOf(fold));
  const snapshot = unpackRecord(readFileSync(snapshotFile(set.name, page.id)));
  console.log(`${set.name}/${page.id} ${page.url ?? page.canonicalUrl ?? ''}`);
  console.log(fold === null ? 'Read by the shipped model.' : `Read by the model that has not seen fold ${fold}.`);
  for (const id of algorithms) {
    const prediction = await read(snapshot, id);
    console.log(`\n${[`── ${id}`, ...factLines(page, prediction, snapshot)].join('\n')}\n`);
    for (const block of explainPage(snapshot, id)) console.log(blockLine(block));
    for (const line of differenceLines(page, prediction)) console.log(line);
  }
  return 0;
}

function find(sets, name) {
  const found = sets.flatMap((set) =>
    set.pages.filter(({ id }) => id === name || `${set.name}/${id}` === name).map((page) => ({ set, page })),
  );
  if (found.length === 1) return found[0];
  const where = found.map(({ set, page }) => `${set.name}/${page.id}`).join(' or ');
  throw new UserError(found.length === 0 ? `There is no page "${name}".` : `Which page "${name}": ${where}?`);
}

function factLines(page, prediction, snapshot) {
  const { headline, authors, datePublished, confidence } = prediction;
  const facts = [`headline: ${headline}`, `authors: ${authors.join(', ')}`, `day: ${datePublished ?? ''}`];
  if (confidence !== null) facts.push(`confidence: ${confidence.toFixed(3)}`);
  if (!page.truth) return facts;
  const { words, score } = scorePage(page, referenceOf(page.truth, snapshot.metadata.language), prediction);
  const { precision, recall } = score;
  const shown = [words.f1, precision, recall].map((value) => value?.toFixed(3) ?? '–');
  return [...facts, `word F1 ${shown[0]}; runs of four: precision ${shown[1]}, recall ${shown[2]}`];
}

/**
 * Returns a line about a block. A "+" at the beginning means that the block is in the article. The line then has the
 * node id, the probability, the role, the text, and the pass that decided last whether to keep it, with the reason.
 */
function blockLine({ node, isKept, role, probability, pass, reason, text }) {
  const chance = probability === null ? '' : probability.toFixed(2);
  const head = `${isKept ? '+' : ' '} ${String(node).padStart(6)} ${chance.padStart(4)} ${role.padEnd(9)}`;
  return `${head} ${shortened(text, 70).padEnd(72)} ${pass}${reason === '' ? '' : `: ${reason}`}`;
}

/**
 * Returns lines to print: the lines of text that only the article has, and the lines that only the ground truth has.
 */
function differenceLines({ truth }, { articleBody }) {
  if (!truth) return [];
  const { lost, gained } = lineChanges(truth.articleBody, articleBody);
  const list = (title, lines) =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${shortened(line)}`)];
  const counted = '(headline, byline, standfirst and captions are not counted; docs/specs/measurement.md)';
  return [...list(`Only in the truth ${counted}:`, lost), ...list('Only in the text:', gained)];
}
