// The extensions that are clicked: ours as it is built, one that does the least with Readability, and one that reads nothing.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../scripts/setup/command.mjs';
import { UserError } from '../../scripts/setup/main.mjs';
import { bundleForPage } from '../bundle.mjs';

/** What is clicked, by the name that the report gives it. */
export const EXTENSIONS = ['Lectern', 'baseline', 'empty'];

/** Builds all three below `folder`; answers their folders. */
export async function buildExtensions(folder) {
  const [lectern, baseline, empty] = EXTENSIONS.map((name) => join(folder, name));
  const [{ code, output }] = await Promise.all([
    run('vite', ['build', '--outDir', lectern, '--emptyOutDir'], {
      env: { BROWSER: 'chrome', LECTERN_STAGES: '1' },
      capture: true,
    }),
    writeExtension(baseline, 'content.ts'),
    writeExtension(empty, 'empty.ts'),
  ]);
  if (code !== 0) throw new UserError(`The build failed.\n${output}`);
  return [lectern, baseline, empty];
}

async function writeExtension(folder, content) {
  mkdirSync(folder, { recursive: true });
  const script = await bundleForPage(sourceOf(content));
  writeFileSync(join(folder, 'content.js'), script);
  copyFileSync(sourceOf('worker.js'), join(folder, 'worker.js'));
  const manifest = {
    manifest_version: 3,
    // told from the others by it
    name: basename(folder),
    version: '1',
    action: {},
    background: { service_worker: 'worker.js' },
    permissions: ['activeTab', 'scripting'],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

const sourceOf = (file) => fileURLToPath(new URL(`baseline/${file}`, import.meta.url));
