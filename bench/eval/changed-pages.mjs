// Finds the pages whose article differs from the article in the baseline (an earlier run), and shows the changed lines.
import { countOf } from '../quality/metrics/tokens.mjs';
import { pageIn, textDigest, textIn } from './baseline.mjs';
import { PARTS } from './parts.mjs';

const F1 = PARTS.indexOf('f1');
const JUDGED = PARTS.indexOf('judged');

/**
 * Returns all changed pages, sorted by the change in their word F1, largest first.
 *
 * @param texts contents of files that may contain the earlier texts of the pages
 */
export function changedPages(sets, run, baseline, texts) {
  const changed = sets.flatMap((set) =>
    Object.entries(run[set.name]).flatMap(([algorithm, readings]) =>
      set.pages.flatMap((page) => {
        const before = pageIn(baseline, set.name, algorithm, page.id);
        const now = readings[page.id];
        if (before === null || before.digest === textDigest(now.text)) return [];
        const earlier = textIn(texts, set.name, algorithm, page.id, before.digest);
        return [changeOf(set, page, algorithm, before, now, earlier)];
      }),
    ),
  );
  return changed.sort((a, b) => b.size - a.size);
}

function changeOf(set, { id, url }, algorithm, before, now, earlier) {
  const lines = earlier === null ? { lost: null, gained: null } : lineChanges(earlier, now.text);
  const isJudged = now.parts[JUDGED] === 1;
  const change = isJudged ? now.parts[F1] - before.parts[F1] : 0;
  return {
    set: set.name,
    id,
    url,
    algorithm,
    before: isJudged ? before.parts[F1].toFixed(3) : '–',
    now: isJudged ? now.parts[F1].toFixed(3) : '–',
    change,
    // if the change of F1 is the same or unknown, the page with more changed lines comes first
    size: Math.abs(change) + 1e-6 * ((lines.lost?.length ?? 0) + (lines.gained?.length ?? 0)),
    ...lines,
  };
}

/**
 * Compares two texts line by line. `lost` are the lines that only `before` has; `gained` are those that only `now` has.
 */
export function lineChanges(before, now) {
  const [was, is] = [before, now].map(linesOf);
  return { lost: without(was, is), gained: without(is, was) };
}

const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function without(lines, others) {
  const left = countOf(others);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
