// Prints one page: what an algorithm and the later passes did with its blocks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../scripts/setup/main.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { foldModelsFor } from '../quality/fold-models.mjs';
import { referenceOf, scorePage } from '../quality/score-page.mjs';
import { unpackRecord } from '../snapshots/pack.mjs';
import { snapshotFile } from '../snapshots/store.mjs';
import { lineChanges } from './changed-pages.mjs';
import { documents } from './documents.mjs';
import { bundledCode } from './read-sets.mjs';
import { shortened } from './tables.mjs';

/** Prints a page, given as its id or as set/id. */
export async function printPage(sets, name, algorithms) {
  const { set, page } = find(sets, name);
  giveWords();
  const { read, explainPage, useFold } = await import(await bundledCode('./read.ts'));
  const foldModels = foldModelsFor(algorithms);
  const fold = foldModels?.foldOf(page) ?? null;
  if (fold !== null) useFold(fold, foldModels.modelOf(fold));
  const snapshot = unpackRecord(readFileSync(snapshotFile(set.name, page.id)));
  console.log(`${set.name}/${page.id} ${page.url ?? page.canonicalUrl ?? ''}`);
  console.log(fold === null ? 'Read by the shipped model.' : `Read by the model that has not seen fold ${fold}.`);
  for (const id of algorithms) {
    const prediction = read(snapshot, id, documents);
    console.log(`\n${[`── ${id}`, ...factLines(page, prediction, snapshot)].join('\n')}\n`);
    for (const block of explainPage(snapshot, id, documents)) console.log(blockLine(block));
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

/**
 * Provides the words of the interface that explain why a block is kept; in the extension they come from the browser.
 */
function giveWords() {
  const messages = JSON.parse(readFileSync(join(root, 'public/_locales/en/messages.json'), 'utf8'));
  const filled = ({ message, placeholders = {} }) =>
    message.replace(/\$(\w+)\$/g, (written, name) => placeholders[name.toLowerCase()]?.content ?? written);
  const words = Object.entries(messages).map(([key, entry]) => [key, filled(entry)]);
  globalThis[Symbol.for('lectern.first-words')] = Object.fromEntries(words);
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
 * Returns a block as a line: "+" if it is in the article; then the node, the probability, the algorithm's mark, the
 * last pass that decided and its reason.
 */
function blockLine({ node, isKept, role, probability, pass, reason, text }) {
  const chance = probability === null ? '' : probability.toFixed(2);
  const head = `${isKept ? '+' : ' '} ${String(node).padStart(6)} ${chance.padStart(4)} ${role.padEnd(9)}`;
  return `${head} ${shortened(text, 70).padEnd(72)} ${pass}${reason === '' ? '' : `: ${reason}`}`;
}

/** Returns the lines that only the text or only the truth has. */
function differenceLines({ truth }, { articleBody }) {
  if (!truth) return [];
  const { lost, gained } = lineChanges(truth.articleBody, articleBody);
  const list = (title, lines) =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${shortened(line)}`)];
  return [...list('Only in the truth:', lost), ...list('Only in the text:', gained)];
}
