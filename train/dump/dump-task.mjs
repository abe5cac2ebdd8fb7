// One job of the dump: a stored snapshot → the file that training reads.
import { readFileSync, writeFileSync } from 'node:fs';
import { unpackRecord } from '../../bench/snapshots/pack.mjs';

/** `code` is the URL of the bundled `dump-page.ts`. */
export async function start({ code }) {
  const { dump } = await import(code);
  return ({ snapshot, target, request }) => {
    writeFileSync(target, dump(unpackRecord(readFileSync(snapshot)), request));
    return {};
  };
}
