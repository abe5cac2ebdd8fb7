// Compares a published package with a build of the source, ignoring the parts that stores add.

/** Matches the signature files that addons.mozilla.org and the Chrome Web Store add. */
const SIGNATURE = /^(?:META-INF\/|_metadata\/|mozilla-recommendation\.json$)/;
/** Fields that the Chrome Web Store adds to the manifest. */
const STORE_FIELDS = ['update_url', 'key', 'differential_fingerprint'];

/**
 * Returns a sentence for each difference between a package and a build. Both are maps from a path to the file's bytes.
 */
export function differences(packaged, built) {
  const names = [...packaged.keys()].filter((path) => !SIGNATURE.test(path));
  return [
    ...names.filter((path) => !built.has(path)).map((path) => `${path} is in the package only`),
    ...[...built.keys()].filter((path) => !packaged.has(path)).map((path) => `${path} is missing in the package`),
    ...names
      .filter((path) => built.has(path) && !isSame(path, packaged.get(path), built.get(path)))
      .map((path) => `${path} differs`),
  ].sort();
}

function isSame(path, one, other) {
  if (Buffer.compare(one, other) === 0) return true;
  return path === 'manifest.json' && withoutStoreFields(one) === withoutStoreFields(other);
}

function withoutStoreFields(bytes) {
  const manifest = JSON.parse(Buffer.from(bytes).toString('utf8'));
  for (const field of STORE_FIELDS) delete manifest[field];
  return JSON.stringify(manifest);
}
