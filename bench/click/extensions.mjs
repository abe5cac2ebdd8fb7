// The extensions that are clicked: ours as it is built, one that does the least with Readability, and one that reads nothing.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../scripts/setup/command.mjs';
import { UserError } from '../../scripts/setup/main.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { bundleForPage } from '../bundle.mjs';

/** What is always clicked, by the name that the report gives it. */
export const EXTENSIONS = ['Lectern', 'baseline', 'empty'];
/** The extension of another checkout, clicked where one is given. */
export const BEFORE = 'before';

/**
 * Builds what is clicked below `folder`.
 *
 * @param against another checkout of this project with its packages, or null
 * @returns the extensions' folders, by name, in the order in which they are clicked
 */
export async function buildExtensions(folder, against) {
  const folderOf = (name) => join(folder, name);
  const [lectern, baseline, empty] = EXTENSIONS.map(folderOf);
  await writeExtension(baseline, 'content.ts');
  await writeExtension(empty, 'empty.ts');
  await buildLectern(root, lectern);
  const folders = { Lectern: lectern, baseline, empty };
  if (against === null) return folders;
  await buildLectern(against, folderOf(BEFORE));
  return { ...folders, [BEFORE]: folderOf(BEFORE) };
}

/** Ours as it is shipped, but for marks between its stages, and its name, by which it is told from the others. */
async function buildLectern(checkout, folder) {
  const { code, output } = await run('vite', ['build', '--outDir', folder, '--emptyOutDir'], {
    env: { BROWSER: 'chrome', LECTERN_STAGES: '1' },
    capture: true,
    cwd: checkout,
  });
  if (code !== 0) throw new UserError(`The build of ${checkout} failed.\n${output}`);
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, name: basename(folder) }));
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
