// Measures how often a metadata field equals the ground truth. Recall is computed from the pages whose ground truth has
// the field. Precision also leaves out pages on which the algorithm found no value. Values on pages whose ground truth
// lacks the field are counted separately, because the page itself may have the field.

/** For each field, a function that returns whether a predicted value equals the value in the ground truth. */
const FIELDS = {
  headline: isSameHeadline,
  authors: (truth, found) => isSameSet(namesOf(truth), namesOf(found)),
  datePublished: (truth, found) => (found ?? '').startsWith(truth.slice(0, 10)),
  mainImage: (truth, found) => truth === found,
  inLanguage: (truth, found) => found === truth || (!truth.includes('-') && (found ?? '').split('-')[0] === truth),
};

/**
 * Returns counts for each field that at least one ground truth has.
 *
 * - `pages`: pages whose ground truth has the field.
 * - `given`: those of `pages` on which the algorithm found a value.
 * - `right`: those of `given` on which the value is correct.
 * - `unasked`: pages on which the algorithm found a value, but whose ground truth lacks the field.
 */
export function compareMetadata(pairs) {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, isRight]) => {
      const known = pairs.filter(({ truth }) => isThere(truth[field]));
      const given = known.filter(({ prediction }) => isThere(prediction[field]));
      const right = given.filter(({ truth, prediction }) => isRight(truth[field], prediction[field]));
      const unasked = pairs.filter(({ truth, prediction }) => !isThere(truth[field]) && isThere(prediction[field]));
      const counts = { pages: known.length, given: given.length, right: right.length, unasked: unasked.length };
      return known.length === 0 ? [] : [[field, counts]];
    }),
  );
}

const isThere = (value) => value !== undefined && value !== null && value !== '' && value.length !== 0;

const fold = (text) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

export function isSameHeadline(truth, found) {
  return fold(truth) === fold(found);
}

/**
 * Returns authors' names as a set. Splits strings that contain several names, and removes degrees after names, because
 * some ground truths contain such strings.
 */
function namesOf(authors) {
  const names = (authors ?? []).flatMap((text) => {
    const [first, ...others] = text.split(/\s*(?:[,;&|]|\b(?:and|with)\b)\s*/i);
    return [first, ...others.filter((part) => !DEGREE.test(part))];
  });
  return new Set(names.map(fold).filter(Boolean));
}

/** Academic degrees after a name: M.D., PhD, FACLM. */
const DEGREE = /^(?:[A-Z][a-z]?\.?){2,6}$/;

const isSameSet = (a, b) => a.size === b.size && [...a].every((name) => b.has(name));
