// Takes the missing and outdated snapshots of the evaluation's pages, in a browser, with scripting off.
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../scripts/setup/browsers.mjs';
import { bundleForPage } from '../bundle.mjs';
import { startProgress } from '../progress.mjs';
import { readPages } from '../quality/workers.mjs';
import { startServer } from '../server.mjs';
import { openTab } from '../tab.mjs';
import { within } from '../within.mjs';
import { digestOf } from './pack.mjs';
import { chooseSets, openSet } from './sets.mjs';
import { codeDigests, lookUp, saveSnapshot, stampOf } from './store.mjs';

/** Time limit for loading a page, and also for reading the loaded page (ms). */
const LONGEST = 60_000;

/**
 * Checks the stored snapshots of all pages in the sets (`openSet`). Returns the pages whose snapshot is missing or
 * outdated, each with its stamp (the data of an up-to-date file), and prints the reasons.
 */
export async function findOutdated(sets, { folder, say = console.error, withAnswers = false } = {}) {
  const digests = await codeDigests();
  const outdated = [];
  for (const set of sets) {
    const faults = new Map();
    for (const page of set.pages) {
      const stamp = stampOf(set, page, digests);
      const { file, head, fault } = lookUp(stamp, folder);
      const isOld = withAnswers && fault === null && head.answerCode !== digests.answerCode;
      const reason = isOld ? 'has answers of other code' : fault;
      if (reason === null) continue;
      outdated.push({ set, page, stamp });
      faults.set(reason, [...(faults.get(reason) ?? []), file]);
    }
    for (const [fault, files] of faults) say(sentence(set, fault, files));
  }
  return { outdated, digests };
}

function sentence({ name, pages }, fault, files) {
  if (files.length === 1) return `${files[0]} ${fault}: it is taken again.`;
  return `${name}: of ${files.length} of ${pages.length} pages the snapshot ${fault}: they are taken.`;
}

/**
 * Takes all missing or outdated snapshots and stores them in `folder`. Returns lines about the pages that `failed`, and
 * the digest of the code of the algorithms that need DOM documents.
 */
export async function takeSnapshots(findChromium, sets, options = {}) {
  const { outdated, digests } = await findOutdated(sets, options);
  const result = { failed: [], answerCode: digests.answerCode };
  if (outdated.length === 0) return result;
  const chromium = await findChromium();
  const script = await bundleForPage(fileURLToPath(import.meta.resolve('./in-page.ts')));
  const server = await startServer([...new Set(outdated.flatMap(({ page }) => (page.site ? [page.site.folder] : [])))]);
  const advance = startProgress(outdated.length);
  const { failed } = result;
  const read = async (tab, { page, stamp }) => {
    const load = page.site ? tab.visit(server.addressOf(page.site.folder, page.site.path)) : tab.show(page.html());
    await within(LONGEST, load);
    const { page: json, answers } = await tab.call(`lecternBench.take(${JSON.stringify(page.url)})`, LONGEST);
    const digested = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, digestOf(answer)]));
    const facts = { url: page.url, answerCode: digests.answerCode, answers: digested };
    saveSnapshot({ stamp, facts, page: json }, options.folder);
    return {};
  };
  try {
    // takes the data sets one after the other, because each needs a window of its own size
    for (const { name, viewport } of sets) {
      await readPages({
        pages: outdated.filter(({ set }) => set.name === name),
        count: 2,
        async openTab() {
          // turns scripting off, so that the browser shows the content of `noscript` elements
          const tab = await openTab({ executablePath: chromium, script, scripting: false, viewport });
          await tab.visit(server.blank);
          return tab;
        },
        read,
        onPage({ stamp }, { error }) {
          if (error !== undefined) failed.push(`${stamp.set}/${stamp.id}: ${error}`);
          advance(error !== undefined);
        },
      });
    }
  } finally {
    server.close();
  }
  return result;
}

/**
 * Takes the missing or outdated snapshots of all data sets. Also runs the algorithms that need DOM documents, and
 * stores digests of the nodes that they mark.
 */
export async function renewSnapshots() {
  const sets = chooseSets([]).map((set) => openSet(set));
  const { failed } = await takeSnapshots(findChromium, sets, { withAnswers: true });
  const pages = sets.reduce((sum, set) => sum + set.pages.length, 0);
  console.log(`${pages - failed.length} of ${pages} snapshots are up to date.`);
  if (failed.length > 0) console.log(`No snapshot could be taken of:\n${failed.join('\n')}`);
  return failed.length === 0 ? 0 : 1;
}
