// Computes the training data of one page: turns a stored snapshot into a file. Runs as a job of `dump.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { unpackRecord } from '../../bench/snapshots/pack.mjs';

/** Returns the function that does one job. `code` is the URL of the bundled `dump-page.ts`. */
export async function start({ code }) {
  const { dump } = await import(code);
  return ({ snapshot, target, request }) => {
    writeFileSync(target, dump(unpackRecord(readFileSync(snapshot)), request));
    return {};
  };
}
