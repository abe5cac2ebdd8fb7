// One job of the dump: turns a stored snapshot into the file for training.
import { readFileSync, writeFileSync } from 'node:fs';
import { unpackRecord } from '../../bench/snapshots/pack.mjs';

/** Returns the function that does a job. `code` is the URL of the bundled `dump-page.ts`. */
export async function start({ code }) {
  const { dump } = await import(code);
  return ({ snapshot, target, request }) => {
    writeFileSync(target, dump(unpackRecord(readFileSync(snapshot)), request));
    return {};
  };
}
