// Metadata: how often a field is that of the truth. Recall: of the pages whose truth has the field. Precision: of those
// among them on which one is given (`given`); truths are silent where a page says nothing and where nobody looked, so
// what is given on the other pages is counted apart (`unasked`).

/** Field → whether a prediction has the same as the truth. */
const FIELDS = {
  headline: isSameHeadline,
  authors: (truth, found) => isSameSet(namesOf(truth), namesOf(found)),
  // truths know days, some of them months only
  datePublished: (truth, found) => (found ?? '').startsWith(truth.slice(0, 10)),
  mainImage: (truth, found) => truth === found,
  // a truth without region does not ask for one
  inLanguage: (truth, found) => found === truth || (!truth.includes('-') && (found ?? '').split('-')[0] === truth),
};

/** Field → `{ pages, given, right, unasked }`, for the fields that any truth has. */
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

/** Letters and digits in lower case, as words: neither case nor punctuation is worth a difference. */
const fold = (text) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether two headlines are the same words. */
export function isSameHeadline(truth, found) {
  return fold(truth) === fold(found);
}

/** Names as a set: a truth may hold several in one string, with the degrees that some write behind a name. */
function namesOf(authors) {
  const names = (authors ?? []).flatMap((text) => {
    const [first, ...others] = text.split(/\s*(?:[,;&|]|\b(?:and|with)\b)\s*/i);
    return [first, ...others.filter((part) => !DEGREE.test(part))];
  });
  return new Set(names.map(fold).filter(Boolean));
}

/** M.D., PhD, FACLM */
const DEGREE = /^(?:[A-Z][a-z]?\.?){2,6}$/;

const isSameSet = (a, b) => a.size === b.size && [...a].every((name) => b.has(name));
