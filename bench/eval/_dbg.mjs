import { readFileSync } from 'node:fs';
import { unpackRecord } from '../snapshots/pack.mjs';
import { snapshotFile } from '../snapshots/store.mjs';
import { bundledCode } from './read-sets.mjs';
const { dbg } = await import(await bundledCode('./_dbg.ts'));
for (const a of process.argv.slice(2)) { const [s, id] = a.split('/'); console.log('==', a); for (const l of dbg(unpackRecord(readFileSync(snapshotFile(s, id))))) console.log(JSON.stringify(l)); }
