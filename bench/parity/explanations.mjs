// Reads explanations.json, which contains hand-written reasons for differences between a ported algorithm and the
// original program.
import { fileURLToPath } from 'node:url';
import { readJson } from '../files.mjs';

/** Returns nested objects: algorithm → first characters of the ids of the explained pages → reason. */
export const readExplanations = () => readJson(fileURLToPath(import.meta.resolve('./explanations.json')));

export function reasonFor(explanations, algorithm, id) {
  const entry = Object.entries(explanations[algorithm] ?? {}).find(([start]) => id.startsWith(start));
  return entry ? entry[1] : null;
}

/**
 * Returns the outdated explanations. An explanation is outdated if the ported algorithm now gives the same text for the
 * page as the original program.
 */
export function staleExplanations(explanations, { addresses, algorithms }) {
  const isPart = (start) => Object.keys(addresses).some((id) => id.startsWith(start));
  return Object.entries(algorithms).flatMap(([algorithm, { differences }]) =>
    Object.keys(explanations[algorithm] ?? {})
      .filter((start) => isPart(start) && !differences.some(({ id }) => id.startsWith(start)))
      .map((start) => `${algorithm}: ${start} does not differ, but bench/parity/explanations.json says why it does.`),
  );
}
