// npm run package: builds the packages for the stores and for npm in dist/packages/. The same source gives the same
// bytes on any machine.
//
// - `-- --verify FILE` checks whether a package was built from this source, even if a store has signed it.
// - `-- --notes` prints this version's section of CHANGELOG.md.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { filesBelow } from './check/source-files.mjs';
import { notesOf } from './package/changelog.mjs';
import { differences } from './package/compare.mjs';
import { sourceFiles, uncommitted } from './package/source-files.mjs';
import { run } from './setup/command.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { isMain, runMain, UserError } from './setup/main.mjs';
import { checkNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';

const USAGE = 'npm run package [-- --verify FILE | --notes]';
const NAMED = 12;
const FOLDER = join(root, 'dist', 'packages');

const read = (path) => readFileSync(join(root, path), 'utf8');
const versionOf = () => JSON.parse(read('package.json')).version;

function changes() {
  const version = versionOf();
  const notes = notesOf(read('CHANGELOG.md'), version);
  if (notes === null) throw new UserError(`CHANGELOG.md has no section for ${version}, the version in package.json.`);
  return notes;
}

function builtFiles(browser) {
  const dist = join(root, 'dist', browser);
  return new Map(
    filesBelow(dist, /./).map((path) => [path, { bytes: new Uint8Array(readFileSync(join(dist, path))) }]),
  );
}

async function pack() {
  changes();
  await build(undefined, { quiet: true });
  // imported only now, because the module needs packages that may not be installed yet when this file is loaded
  const { archiveOf } = await import('./package/archive.mjs');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const contents = {
    'lectern-chrome.zip': builtFiles('chrome'),
    'lectern-firefox.zip': builtFiles('firefox'),
    'lectern-source.zip': sourceFiles(),
  };
  const sums = Object.entries(contents).map(([name, files]) => {
    const bytes = archiveOf(files);
    writeFileSync(join(FOLDER, name), bytes);
    return sumOf(name, bytes, files.size);
  });
  sums.push(await packLibrary());
  writeFileSync(join(FOLDER, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  console.log(['', `Lectern ${versionOf()}`, ...sums, ...warnings()].join('\n'));
}

/** Packs the npm package. Returns its line for the list of checksums. */
async function packLibrary() {
  const folder = join('dist', 'library');
  // begins with "./", because npm would take "dist/library" for a GitHub repository
  const args = ['pack', `./${folder}`, '--pack-destination', relative(root, FOLDER), '--ignore-scripts', '--silent'];
  const { code, output } = await run('npm', args, { capture: true });
  if (code !== 0) throw new UserError(`The npm package cannot be packed.\n${output}`);
  const name = `lectern-${versionOf()}.tgz`;
  return sumOf(name, readFileSync(join(FOLDER, name)), filesBelow(join(root, folder), /./).length);
}

/** Prints the size of a package. Returns its line for the list of checksums. */
function sumOf(name, bytes, files) {
  console.log(`${relative(root, join(FOLDER, name))}  ${Math.round(bytes.length / 1000)} kB, ${files} files`);
  return `${createHash('sha256').update(bytes).digest('hex')}  ${name}`;
}

/** Returns reasons not to publish these packages, as sentences; an empty list if there are none. */
function warnings() {
  const files = uncommitted();
  return [
    ...(files.length > 0 ? [`Do not publish this: ${files.length} files are not committed, such as ${files[0]}.`] : []),
    ...(process.env.LECTERN_GECKO_ID
      ? []
      : ['Do not publish this for Firefox: LECTERN_GECKO_ID, your id of the extension, is not set (store/README.md).']),
  ];
}

async function verify(path) {
  // resolves the path from the folder in which the user called npm (INIT_CWD), because npm runs scripts in the
  // repository's root
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const { filesOfArchive } = await import('./package/archive.mjs');
  const packaged = readArchive(filesOfArchive, file);
  const manifest = JSON.parse(Buffer.from(packaged.get('manifest.json') ?? 'null').toString('utf8'));
  if (!manifest?.background) throw new UserError(`${file} does not contain an extension.`);
  const browser = manifest.background.scripts ? 'firefox' : 'chrome';
  await build([browser], { quiet: true, geckoId: manifest.browser_specific_settings?.gecko?.id ?? '' });
  const built = new Map([...builtFiles(browser)].map(([name, { bytes }]) => [name, bytes]));
  const found = differences(packaged, built);
  if (found.length > 0) {
    const more = found.length > NAMED ? [`and ${found.length - NAMED} more`] : [];
    throw new UserError([`${path} was not built from this source:`, ...found.slice(0, NAMED), ...more].join('\n  '));
  }
  console.log(
    `${path}: version ${manifest.version} for ${browser}, ${built.size} files, each what this source builds.`,
  );
}

function readArchive(filesOfArchive, file) {
  try {
    return filesOfArchive(new Uint8Array(readFileSync(file)));
  } catch {
    throw new UserError(`${file} is not a zip, xpi or crx.`);
  }
}

function readArguments() {
  try {
    return parseArgs({ options: { verify: { type: 'string' }, notes: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new UserError(`${error.message}\n${USAGE}`);
  }
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const values = readArguments();
    if (values.notes) return console.log(changes());
    checkNode();
    await installDependencies();
    return values.verify === undefined ? pack() : verify(values.verify);
  });
}
