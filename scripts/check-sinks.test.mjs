import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTree } from './check/temporary-tree.mjs';
import { checkSinks } from './check-sinks.mjs';

const check = (files, options = {}) => withTree(files, (folder) => checkSinks(folder, { allowed: [], ...options }));

const FORBIDDEN = [
  "element.innerHTML = '';",
  'const text = element.outerHTML;',
  "element.insertAdjacentHTML('beforeend', text);",
  'const props = { dangerouslySetInnerHTML: { __html: text } };',
  'new DOMParser();',
  'document.write(text);',
  'document.writeln(text);',
  'range.createContextualFragment(text);',
  'element.setHTMLUnsafe(text);',
  'Document.parseHTMLUnsafe(text);',
  "element['innerHTML'] = text;",
  'frame.srcdoc = text;',
];

for (const code of FORBIDDEN) {
  test(`reports the HTML sink in the code ${code}`, () => {
    const problems = check({ 'src/reader/x.ts': `const a = 1;\n${code}\n` });
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0], /^src\/reader\/x\.ts:2: take out /);
  });
}

test('allows HTML sinks in comments and tests', () => {
  const files = {
    'src/a.ts': '// no innerHTML here\n/**\n * nor DOMParser\n */\nrun(); // not innerHTML\n',
    'src/a.test.ts': 'e.innerHTML = 1;',
  };
  assert.deepEqual(check(files), []);
});

test('an entry of the allow-list allows one HTML sink in one file, and must be in use', () => {
  const allowed = [{ file: 'src/a.ts', sink: 'innerHTML', reason: 'for this test' }];
  assert.deepEqual(check({ 'src/a.ts': 'e.innerHTML = 1;' }, { allowed }), []);
  assert.equal(check({ 'src/a.ts': 'e.outerHTML = 1; e.innerHTML = 1' }, { allowed }).length, 1);
  assert.match(check({ 'src/a.ts': '' }, { allowed })[0], /remove the entry/);
});

test('reports a TODO whose date has passed, in tests too', () => {
  const files = { 'src/a.test.ts': '// TODO [2030-01-01]: a\n// TODO [2030-01-03]: b\n' };
  const problems = check(files, { today: '2030-01-02' });
  assert.equal(problems.length, 1);
  assert.match(problems[0], /^src\/a\.test\.ts:1: .*2030-01-01/);
});
