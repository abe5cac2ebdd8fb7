// Metadata: how often a field is exactly that of the truth, over the pages whose truth has the field.

/** Field → whether a prediction has the same as the truth. */
const FIELDS = {
  headline: (truth, found) => plain(truth) === plain(found),
  authors: (truth, found) => isSameSet(namesOf(truth), namesOf(found)),
  datePublished: (truth, found) => truth.slice(0, 10) === found,
  mainImage: (truth, found) => truth === found,
  // a truth without region does not ask for one
  inLanguage: (truth, found) => found === truth || (!truth.includes('-') && (found ?? '').split('-')[0] === truth),
};

/** Field → `{ pages, right }`, for the fields that any truth has. */
export function compareMetadata(pairs) {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, isRight]) => {
      const known = pairs.filter(({ truth }) => isThere(truth[field]));
      const right = known.filter(({ truth, prediction }) => isRight(truth[field], prediction[field]));
      return known.length === 0 ? [] : [[field, { pages: known.length, right: right.length }]];
    }),
  );
}

const isThere = (value) => value !== undefined && value !== null && value !== '' && value.length !== 0;

const plain = (text) => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();

/** Names as a set: a truth may hold several in one string. */
function namesOf(authors) {
  const names = (authors ?? []).flatMap((text) => text.split(/\s*(?:,|;|&|\band\b)\s*/));
  return new Set(names.map((name) => plain(name).toLowerCase()).filter(Boolean));
}

const isSameSet = (a, b) => a.size === b.size && [...a].every((name) => b.has(name));
