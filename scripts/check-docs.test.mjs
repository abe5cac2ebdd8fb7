import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTree } from './check/temporary-tree.mjs';
import { checkDocs, checkLists } from './check-docs.mjs';

const check = (files) => withTree({ 'docs/here.md': 'x', ...files }, checkDocs);

test('accepts paths and links in documents to existing files', () => {
  const files = {
    'README.md': '`src/a.ts` [docs](docs/here.md) [web](https://x.test) [up](#a) `src/<id>.ts`',
    'src/a.ts': '',
  };
  assert.deepEqual(check(files), []);
});

test('reports a path in backticks in a document if the path does not exist', () => {
  assert.match(check({ 'docs/b.md': 'see `src/gone.ts`' })[0], /^docs\/b\.md: .*src\/gone\.ts/);
});

test('resolves a link relative to its document', () => {
  assert.equal(check({ 'docs/adr/c.md': '[a](../here.md)' }).length, 0);
  assert.equal(check({ 'docs/adr/c.md': '[a](here.md)' }).length, 1);
});

test('accepts the last part of a path in a document, such as the file name alone', () => {
  const files = { 'docs/b.md': '`build/list.ts` `list.ts` `gone.ts`', 'src/build/list.ts': '' };
  assert.deepEqual(check(files), ['docs/b.md: say where gone.ts is now, or take it out.']);
});

const RULES = {
  'docs/rules.md': '# Rules\n\nSee **all**.\n\n## Order\n\n1. One\n2. Two\n\n## First things\n\n3. Three',
};
const ADR = { 'docs/adr/013-source.md': '# 013' };

test('accepts comments that refer to existing files, sections and decisions', () => {
  const source = `
/** As docs/here.md says, and \`src/b.ts\`; the source of https://x.test/src/gone.ts, decision 013, src/<id>.ts.
 * docs/rules.md, "Order", steps 1 and 2; docs/rules.md, "all". */
// node src/b.ts: see b.ts, and docs/rules.md, "First
// things".
import { all } from 'src/**/*.ts';
const text = 'specs/gone.md'; /* data beside the repository: ../shared/data/pages */`;
  assert.deepEqual(check({ ...ADR, ...RULES, 'src/a.ts': source, 'src/b.ts': '' }), []);
});

const DEAD = {
  'a document that does not exist in the repository': ['/** The rules (specs/x.md b2). */', /specs\/x\.md/],
  'a document that is named without its path': ['// refused at first (plan.md 3)', /plan\.md/],
  'a note outside the repository': ['/* from ../shared/notes/plan */', /\.\.\/shared\/notes\/plan/],
  'a path that does not exist': ['// as src/gone.ts does', /src\/gone\.ts/],
  'a file that does not exist': ['/** See source-lines.ts. */', /source-lines\.ts/],
  'a section that a document does not have': ['// docs/here.md, "Rules"', /"Rules" is not there/],
  'a step that a section does not have': ['// docs/rules.md, "Order", steps 2 to 3', /steps 2 to 3 is not there/],
  'a section whose name continues on the next line': [
    '/**\n * docs/here.md, "Old\n * rules"\n */',
    /"Old rules" is not there/,
  ],
  'a decision that has no document': ['// (architecture decision 2)', /decision 2 by its three digits/],
  'an edge case that is named only by its number': ['// edge case 37', /edge case 37 as docs\/specs\/edge-cases\.md/],
};
for (const [what, [comment, problem]] of Object.entries(DEAD)) {
  test(`reports a comment that refers to ${what}`, () => {
    const [found, ...others] = check({ ...ADR, ...RULES, 'src/a.ts': comment });
    assert.match(found, /^src\/a\.ts: /);
    assert.match(found, problem);
    assert.deepEqual(others, []);
  });
}

test('checks references in test titles like those in comments', () => {
  const source = `it('specs/x.md (e) 1', run); it.each(['a'])("specs/y.md %s", run); test('all of it', run);`;
  assert.equal(check({ 'src/a.test.ts': source }).length, 2);
});

test('checks references in the comments of Python and CSS files, but not in their code', () => {
  assert.equal(check({ 'train/a.py': '"""First (x.md)."""\nb = "y.md"  # as z.md' }).length, 2);
  assert.equal(check({ 'src/a.css': '/* as x.md */ a { content: "y.md" }' }).length, 1);
});

test('reports words that the glossary defines twice, unless their additions in brackets differ', () => {
  const glossary = (...words) =>
    `# Glossary\n\n| word | meaning |\n|---|---|\n${words.map((word) => `| ${word} | x |\n`).join('')}`;
  const found = (...words) => check({ 'docs/glossary.md': glossary(...words) });
  assert.deepEqual(found('**mark**', '**box** (of a post)', '**box** (of a page)'), []);
  assert.deepEqual(found('**mark**', '**role**', '**Mark**, sign'), [
    'docs/glossary.md:7: define mark once; line 5 does, too.',
  ]);
});

test('reports unlinked documents, and folders of src/ that docs/architecture.md does not list', () => {
  const files = {
    'README.md': '[list](docs/list.md) [rooms](docs/architecture.md)',
    'docs/architecture.md': '`src/a/`',
    'docs/list.md': '[one](specs/one.md) [itself](list.md)',
    'docs/specs/one.md': '',
    'docs/specs/two.md': '[itself](two.md)',
    'src/a/x.ts': '',
    'src/b/x.ts': '',
    'src/index.ts': '',
  };
  assert.deepEqual(withTree(files, checkLists), [
    'docs/specs/two.md: link to it from a document that leads there.',
    'docs/architecture.md: say in the table of rooms what is in src/b/.',
  ]);
});

test('accepts a list item of SECURITY.md only if it cites an existing test', () => {
  const files = {
    'e2e/a.spec.ts': "test('holds', run); test.each([1])(`holds %s`, run);",
    'SECURITY.md':
      '# Promises\n\nA sentence.\n\n- One: `e2e/a.spec.ts`,\n  "holds".\n- Two (`e2e/a.spec.ts`, "holds %s").\n\nMore.\n',
  };
  assert.deepEqual(check(files), []);
  const broken = { ...files, 'SECURITY.md': '- One: `e2e/a.spec.ts`, "held".\n- Two, of which\n  nobody knows.\n' };
  assert.deepEqual(check(broken), [
    'SECURITY.md: name a test of e2e/a.spec.ts, which has none that is called "held".',
    'SECURITY.md: say which test holds for "Two, of which nobody knows.…".',
  ]);
});
