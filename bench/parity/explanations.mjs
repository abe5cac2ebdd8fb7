// Why a port differs from its original on a page: written by hand, in explanations.json.
import { fileURLToPath } from 'node:url';
import { readJson } from '../files.mjs';

/** Algorithm → start of a page id → reason. */
export const readExplanations = () => readJson(fileURLToPath(import.meta.resolve('./explanations.json')));

/** The reason given for a page, or null. */
export function reasonFor(explanations, algorithm, id) {
  const entry = Object.entries(explanations[algorithm] ?? {}).find(([start]) => id.startsWith(start));
  return entry ? entry[1] : null;
}

/** Reasons for pages that were read and do not differ: they are out of date. */
export function staleExplanations(explanations, { addresses, algorithms }) {
  const isPart = (start) => Object.keys(addresses).some((id) => id.startsWith(start));
  return Object.entries(algorithms).flatMap(([algorithm, { differences }]) =>
    Object.keys(explanations[algorithm] ?? {})
      .filter((start) => isPart(start) && !differences.some(({ id }) => id.startsWith(start)))
      .map((start) => `${algorithm}: ${start} does not differ, but bench/parity/explanations.json says why it does.`),
  );
}
