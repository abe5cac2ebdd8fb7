// Builds the packages twice from the source archive alone, in different folders and time zones, and compares the bytes.
// The archive must be enough for a build, because the stores' reviewers build the packages from it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../setup/command.mjs';
import { runMain, UserError } from '../setup/main.mjs';
import { root } from '../setup/root.mjs';
import { filesOfArchive } from './archive.mjs';

const PACKAGES = join('dist', 'packages');

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-source-'));
  try {
    await packagesIn(root);
    unpack(join(root, PACKAGES, 'lectern-source.zip'), folder);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    await packagesIn(folder, { TZ: 'Pacific/Kiritimati' });
    const [here, there] = [root, folder].map((place) => readFileSync(join(place, PACKAGES, 'SHA256SUMS'), 'utf8'));
    if (here !== there) throw new UserError(`The second build has other bytes:\n${here}\n${there}`);
    console.log(`Two builds have the same bytes:\n${here}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function packagesIn(place, env) {
  const { code, output } = await run(process.execPath, [join(place, 'scripts', 'package.mjs')], { env, capture: true });
  if (code !== 0) throw new UserError(`${place} cannot be packed:\n${output}`);
}

function unpack(archive, folder) {
  for (const [path, bytes] of filesOfArchive(new Uint8Array(readFileSync(archive)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}
