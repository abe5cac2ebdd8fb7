// Builds the extensions that the click bench measures: Lectern, a minimal reader with Readability, and an extension
// that only paints one line.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../scripts/setup/command.mjs';
import { UserError } from '../../scripts/setup/main.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { bundleForPage } from '../bundle.mjs';

/** Name of the extension that only paints one line, without reading the page. */
export const EMPTY = 'empty';
/** Names of the extensions that every run measures, as the report shows them. */
export const EXTENSIONS = ['Lectern', 'baseline', EMPTY];
/** Name of Lectern as built from another checkout, which is also measured if the user gave the option `--against`. */
export const BEFORE = 'before';

/**
 * Builds the extensions below `folder`.
 *
 * @param against folder of another checkout of this project, with installed packages; or null
 * @returns the folder of each extension by its name, in the order in which the extensions are clicked
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

/**
 * Builds Lectern from a checkout. Unlike the shipped extension, it has a name by which the bench identifies it, and
 * performance marks between the stages.
 */
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
    // the bench identifies the extension by this name
    name: basename(folder),
    version: '1',
    action: {},
    background: { service_worker: 'worker.js' },
    permissions: ['activeTab', 'scripting'],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

const sourceOf = (file) => fileURLToPath(new URL(`baseline/${file}`, import.meta.url));
