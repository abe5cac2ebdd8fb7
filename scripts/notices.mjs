// npm run notices [-- --check]: writes THIRD-PARTY-NOTICES.md, with the licences of shipped packages and of shipped
// data from other projects (stop words, decision trees).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isMain, runMain, UserError } from './setup/main.mjs';
import { root } from './setup/root.mjs';

const FILE = join(root, 'THIRD-PARTY-NOTICES.md');
const LICENCES = [
  'MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'Apache-2.0',
  'MPL-2.0',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  '0BSD',
  // a licence of fonts: it forbids selling them on their own, and its text must be shipped with them
  'OFL-1.1',
];

export function notices() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const shipped = Object.entries(lock)
    // leaves out @types packages, which contain no code, and optional packages, which are not bundled
    .filter(
      ([path, { dev, optional, devOptional }]) =>
        path !== '' && !dev && !optional && !devOptional && !path.includes('node_modules/@types/'),
    )
    .map(([path]) => path)
    .sort();
  const head = [
    '# Third-party notices',
    '',
    'Lectern contains these packages, or parts of them. Made by `npm run notices`; do not edit.',
  ];
  return `${[...head, ...shipped.flatMap(noticeOf), ...dataLicences().flatMap(noticeOfData)].join('\n')}\n`;
}

/** Returns the licence files next to other projects' data in src/, as paths relative to the repository. */
function dataLicences() {
  return readdirSync(join(root, 'src'), { recursive: true })
    .filter((path) => basename(path) === 'LICENSE')
    .map((path) => join('src', path))
    .sort();
}

function noticeOfData(path) {
  const text = readFileSync(join(root, path), 'utf8').replaceAll('```', "'''").trim();
  return ['', `## Data in ${dirname(path)}`, '', '```text', text, '```'];
}

function noticeOf(path) {
  const folder = join(root, path);
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  if (!isAllowed(license)) {
    throw new UserError(
      `${name} ${version} has the licence "${license}". Do without it, or add the licence to scripts/notices.mjs after reading it.`,
    );
  }
  const source = homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '';
  return [
    '',
    `## ${name} ${version}`,
    '',
    `${license}${source ? `, <${source}>` : ''}`,
    '',
    '```text',
    licenceText(folder, path),
    '```',
  ];
}

/** Returns whether a licence is allowed. For "(A OR B)", one of the licences must be allowed; for "A AND B", both. */
function isAllowed(licence) {
  if (typeof licence !== 'string') return false;
  const options = licence.replace(/[()]/g, '').split(' OR ');
  return options.some((option) => option.split(' AND ').every((name) => LICENCES.includes(name.trim())));
}

function licenceText(folder, path) {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  if (file) return readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n').replaceAll('```', "'''").trim();
  const { author, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const person = typeof author === 'string' ? author : author?.name;
  return `${license} licence. The package ${path.replace(/^.*node_modules\//, '')} has no licence file.${person ? ` Author: ${person}` : ''}`;
}

function main() {
  const text = notices();
  if (!process.argv.includes('--check')) {
    writeFileSync(FILE, text);
    return 0;
  }
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === text) {
    console.log('THIRD-PARTY-NOTICES.md is up to date.');
    return 0;
  }
  console.error('THIRD-PARTY-NOTICES.md does not match the installed packages: run "npm run notices".');
  return 1;
}

if (isMain(import.meta.url)) await runMain(main);
