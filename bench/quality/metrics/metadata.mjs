// Measures how often a metadata field equals the truth. Recall: of the pages whose truth has the field. Precision: of
// those among them that give a value (`given`). A truth lacks a field both if the page says nothing and if nobody
// looked, so values on the other pages are counted separately (`unasked`).

/** Field → whether a prediction equals the truth. */
const FIELDS = {
  headline: isSameHeadline,
  authors: (truth, found) => isSameSet(namesOf(truth), namesOf(found)),
  // truths have days, or only months
  datePublished: (truth, found) => (found ?? '').startsWith(truth.slice(0, 10)),
  mainImage: (truth, found) => truth === found,
  // a truth without a region accepts any region
  inLanguage: (truth, found) => found === truth || (!truth.includes('-') && (found ?? '').split('-')[0] === truth),
};

/** Returns field → `{ pages, given, right, unasked }`, for the fields that any truth has. */
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

/** Returns letters and digits in lower case, as words: case and punctuation do not count. */
const fold = (text) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns whether two headlines have the same words. */
export function isSameHeadline(truth, found) {
  return fold(truth) === fold(found);
}

/** Returns names as a set: a truth may have several in one string, and degrees after a name. */
function namesOf(authors) {
  const names = (authors ?? []).flatMap((text) => {
    const [first, ...others] = text.split(/\s*(?:[,;&|]|\b(?:and|with)\b)\s*/i);
    return [first, ...others.filter((part) => !DEGREE.test(part))];
  });
  return new Set(names.map(fold).filter(Boolean));
}

/** Academic degrees: M.D., PhD, FACLM. */
const DEGREE = /^(?:[A-Z][a-z]?\.?){2,6}$/;

const isSameSet = (a, b) => a.size === b.size && [...a].every((name) => b.has(name));
