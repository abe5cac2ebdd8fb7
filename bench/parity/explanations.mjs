// Reasons for differences between a port and its original on a page, written by hand in explanations.json.
import { fileURLToPath } from 'node:url';
import { readJson } from '../files.mjs';

/** Returns algorithm → beginning of a page id → reason. */
export const readExplanations = () => readJson(fileURLToPath(import.meta.resolve('./explanations.json')));

/** Returns the reason for a page, or null. */
export function reasonFor(explanations, algorithm, id) {
  const entry = Object.entries(explanations[algorithm] ?? {}).find(([start]) => id.startsWith(start));
  return entry ? entry[1] : null;
}

/** Returns the outdated reasons: those for pages that were read and do not differ. */
export function staleExplanations(explanations, { addresses, algorithms }) {
  const isPart = (start) => Object.keys(addresses).some((id) => id.startsWith(start));
  return Object.entries(algorithms).flatMap(([algorithm, { differences }]) =>
    Object.keys(explanations[algorithm] ?? {})
      .filter((start) => isPart(start) && !differences.some(({ id }) => id.startsWith(start)))
      .map((start) => `${algorithm}: ${start} does not differ, but bench/parity/explanations.json says why it does.`),
  );
}
