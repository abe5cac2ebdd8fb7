// The extensions to click: the built Lectern, a minimal one with Readability, and one that reads nothing.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../scripts/setup/command.mjs';
import { UserError } from '../../scripts/setup/main.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { bundleForPage } from '../bundle.mjs';

/** The extensions that every run clicks, by their names in the report. */
export const EXTENSIONS = ['Lectern', 'baseline', 'empty'];
/** The extension of another checkout, clicked if the options name one. */
export const BEFORE = 'before';

/**
 * Builds the extensions below `folder`.
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

/** Builds Lectern as it is shipped, except for its name, which identifies it, and the marks between its stages. */
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
    // the name identifies the extension
    name: basename(folder),
    version: '1',
    action: {},
    background: { service_worker: 'worker.js' },
    permissions: ['activeTab', 'scripting'],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

const sourceOf = (file) => fileURLToPath(new URL(`baseline/${file}`, import.meta.url));
