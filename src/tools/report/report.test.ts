import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { expectedTexts } from '../../../bench/report/expected-texts.ts';
import { type ParsedReport, parseReport } from '../../../bench/report/parse-report.ts';
import { unpackRuns } from '../../../bench/report/unpack.ts';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { readBy } from '../../../test/read-by.ts';
import { reportOf } from '../../../test/report-page.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { NO_METADATA } from '../../article/types.ts';
import { createPage } from '../../page/page.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { textsOf } from '../../page/texts.ts';
import { makeReport, packRuns, type ReportSource } from './make-report.ts';
import type { Report } from './types.ts';

const HTML = `<html lang="en"><head><title>Grandma Ottilie | Gazette</title></head>
  <body class="home harbourmaster"><h1 id="ottilie-9876543">Grandma Ottilie</h1>
  <p><a href="https://secret.test/ottilie/page/2?token=Abc123#ottilie-9876543">Harbourmaster</a> Zoë, 12:30, naïve ÉCOLE.</p>
  <img alt="Ottilie afloat" src="data:image/png;base64,QUFBQQ" data-x="https://secret.test/x">
  <p>Здравствуйте мир</p><p>漢字仮名</p><script>var user = 'jdoe-private'</script><style>.jdoe-private{}</style>
  <input value="jdoe-private"><input type="submit" value="Ottilie sends"><meta name="csrf-token" content="jdoe-private"></body></html>`;

function sourceOf(snapshot: PageSnapshot, corrections: readonly Correction[] = []): ReportSource {
  const { selection } = readBy(snapshot, 'html-text');
  const { answer, text } = selection;
  const article = { algorithm: 'html-text', words: 3, confidence: null, metadata: NO_METADATA };
  return {
    snapshot,
    selections: [{ answer, marks: text.marks }],
    shown: { article, areCommentsShown: false, marks: text.marks },
    trace: [{ node: 1, isKept: true, pass: 'html-text', reason: 'Ottilie stands here' }],
    corrections: { done: corrections, undone: [] },
    versions: { extension: '0.1.0', snapshot: 1 },
    environment: { userAgent: 'Browser', language: 'en', window: { width: 1280, height: 800 }, isInPieces: false },
  };
}

const write = (source: ReportSource, withText: boolean) =>
  JSON.stringify(makeReport(source, { withText, random: Math.random }));

function parsed(file: string): ParsedReport {
  const report = parseReport(file);
  if ('fault' in report) throw new Error(report.fault);
  return report;
}

describe('a report', () => {
  const snapshot = snapshotOfHtml(HTML);

  it('reads the same page and corrections from a report as were written to it', () => {
    const source = sourceOf(snapshot, [{ kind: 'edit', field: 'headline', text: 'Ottilie' }]);
    const report = parsed(write(source, true));
    const isCode = (text: string) => text.includes('jdoe-private');
    expect(report.snapshot.nodes.text).toEqual(snapshot.nodes.text.map((text) => (isCode(text) ? '' : text)));
    for (const column of ['kind', 'parent', 'end', 'name', 'style', 'hidden', 'block', 'x'] as const)
      expect(report.snapshot.nodes[column]).toEqual(snapshot.nodes[column]);
    expect(report.snapshot.blocks).toEqual(snapshot.blocks);
    expect(report.corrections).toEqual(source.corrections);
    expect(report.selections[0]?.answer.map(({ node }) => node)).toEqual(textsOf(createPage(snapshot)));
  });

  it('a report contains no scripts, styles or values of form fields', () => {
    for (const withText of [true, false]) expect(write(sourceOf(snapshot), withText)).not.toContain('jdoe-private');
  });

  it('a report without text contains no word or address of the page', () => {
    const source = sourceOf(snapshot, [{ kind: 'edit', field: 'headline', text: 'Ottilie' }]);
    const file = write(source, false);
    expect(file).not.toMatch(/ottilie|gazette|harbourmaster|grandma|secret|Abc123|9876543|QUFB|école|naïve|мир|漢|仮/i);
  });

  it('a report without text contains no parameters or routes after the # of an address', () => {
    const url = 'https://secret.test/a#access_token=eyJhbGciOi&state=Qwxyz';
    const links = '<a href="#/zacharias/letters">One</a><a href="#chapter-two">Two</a>';
    const file = write(sourceOf({ ...snapshotOfHtml(links), url }), false);
    expect(file).not.toMatch(/eyJhb|Qwxyz|zacharias/);
    expect(file).toMatch(/"https:\/\/page\.invalid\/\w#\w{6}_\w{5}=\w{10}&\w{5}=\w{5}"/);
    expect(file).toMatch(/"#\/\w{9}\/\w{7}"/);
    expect(file).toContain('"#chapter-two"');
  });

  it('a report without text contains no words of invalid JSON-LD, in any writing system', () => {
    const jsonLd = [
      '{"headline": "Он сказал "Привет" и ушёл", "words": ٤٥٦٧٨٩١٢}',
      '{\'name\': \'Ångström\', "isOpen": true, "text": "हिन्दुस्तान null',
    ];
    const file = write(sourceOf({ ...snapshot, metadata: { ...snapshot.metadata, jsonLd } }), false);
    expect(file).not.toMatch(/привет|сказал|ушёл|٤٥٦٧٨٩|ngström|हिन्दुस्तान/i);
    expect(parsed(file).snapshot.metadata.jsonLd.join('')).toContain(': true,');
  });

  it('a report without text replaces each letter with a random one of the same writing system and case', () => {
    const { nodes } = parsed(write(sourceOf(snapshot), false)).snapshot;
    const shapeOf = (text: string) =>
      text
        .replace(/\p{Script=Han}/gu, '漢')
        .replace(/\p{Script=Cyrillic}/gu, 'ж')
        .replace(/(?!ж)\p{Ll}/gu, 'a')
        .replace(/\p{Lu}/gu, 'A')
        .replace(/\p{Nd}/gu, '0');
    const isText = (text: string) => !text.includes('jdoe-private');
    expect(nodes.text.filter((_text, id) => isText(snapshot.nodes.text[id] ?? '')).map(shapeOf)).toEqual(
      snapshot.nodes.text.filter(isText).map(shapeOf),
    );
  });

  it('in a report without text, the title still has the headline, and a link still has the id of its target', () => {
    const { metadata, nodes } = parsed(write(sourceOf({ ...snapshot, metadata: titled(snapshot) }), false)).snapshot;
    const headline = nodes.text[snapshot.nodes.text.indexOf('Grandma Ottilie')] ?? '';
    expect(headline).toMatch(/^[A-Z][a-z]{6} [A-Z][a-z]{6}$/);
    expect(metadata.title.startsWith(`${headline} | `)).toBe(true);
    const all = nodes.attributes.flatMap((attributes) => (attributes ? [attributes] : []));
    const id = all.find((attributes) => attributes.id)?.id;
    expect(id).toMatch(/^[a-z]{7}-\d{7}$/);
    expect(all.find((attributes) => attributes.href)?.href).toMatch(
      new RegExp(`^https://site\\.invalid/[a-z]{7}/page/2\\?[a-z]{5}=[A-Za-z]{3}\\d{3}#${id}$`),
    );
  });

  it('a report without text has other random letters each time it is written', () => {
    expect(write(sourceOf(snapshot), false)).not.toBe(write(sourceOf(snapshot), false));
  });
});

const titled = ({ metadata }: PageSnapshot) => ({ ...metadata, title: 'Grandma Ottilie | Gazette' });

describe('a file that is not a report', () => {
  const sound = write(sourceOf(snapshotOfHtml(HTML)), true);
  const changed = (change: (report: Record<string, never> & Report) => void) => {
    const report = JSON.parse(sound);
    change(report);
    return parseReport(JSON.stringify(report));
  };

  it.each([
    ['an empty file', '', 'This is not a report: the file is not JSON.'],
    ['an empty object', '{}', 'This is no report of Lectern’s.'],
    ['a list', '[]', 'This is not a valid report: the file should be an object.'],
    [
      'a version that is not supported',
      sound.replace('"version":1', '"version":9'),
      'This report has version 9; version 1 can be read.',
    ],
  ])('a file that is not a report is refused with a sentence that says why: %s', (_what, file, fault) => {
    expect(parseReport(file)).toEqual({ fault });
  });

  it('a damaged report is refused with the name of the part that is wrong', () => {
    const faultOf = (change: (report: Record<string, never> & Report) => void) => changed(change);
    expect(faultOf((report) => void (report.snapshot.nodes.size = 1e12))).toEqual({
      fault: 'This is not a valid report: snapshot.nodes.size should be 5000000 at most.',
    });
    expect(faultOf((report) => void Object.assign(report.snapshot.nodes, { kind: [[0, 1e15]] }))).toMatchObject({
      fault: expect.stringContaining('snapshot.nodes.kind'),
    });
    expect(
      faultOf(
        (report) =>
          void Object.assign(report.shown, {
            marks: { ...report.shown.marks, count: 1, steps: [999_999], roles: [0] },
          }),
      ),
    ).toMatchObject({
      fault: expect.stringContaining('shown.marks should'),
    });
    expect(
      faultOf((report) => void Object.assign(report, { corrections: { done: [{ kind: 'eat' }], undone: [] } })),
    ).toMatchObject({
      fault: expect.stringContaining('corrections.done[0].kind'),
    });
  });

  it('a manipulated report does not make the parser or the algorithms throw an error', () => {
    const paths = pathsOf(JSON.parse(sound));
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const report = JSON.parse(sound);
        const last = path.at(-1) as string;
        const holder = path.slice(0, -1).reduce((object, key) => object[key], report);
        holder[last] = value;
        const result = parseReport(JSON.stringify(report));
        if ('fault' in result) expect(result.fault).toMatch(/^This .+\.$/);
        else for (const id of ['html-text', 'boilerpipe-article']) readBy(result.snapshot, id);
      }),
    );
  });
});

/** Returns the paths (lists of keys) of all values of an object, up to four keys long. */
function pathsOf(value: object, depth = 4): string[][] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const below = depth > 1 && typeof inner === 'object' && inner !== null ? pathsOf(inner, depth - 1) : [];
    return [[key], ...below.slice(0, 12).map((path) => [key, ...path])];
  });
}

test('packed columns of numbers are the same after unpacking', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 0, 0, 1, -1, 2.5)), (values) => {
      expect(unpackRuns(JSON.parse(JSON.stringify(packRuns(values))), values.length)).toEqual(values);
    }),
  );
});

test('tests made from a report expect the article as the user has corrected it', () => {
  const page = createPage(snapshotOfHtml('<div><p>One</p><p>Two</p></div><p>Three</p>'));
  const [one = 0, two = 0, three = 0] = textsOf(page);
  const box = page.parentOf(page.parentOf(one));
  const expected = (shown: readonly number[], ...corrections: Correction[]) => [
    ...expectedTexts(page, shown, corrections),
  ];
  expect(expected([one, two], { kind: 'remove', nodes: [two] })).toEqual([one]);
  expect(expected([one], { kind: 'keep', nodes: [three] })).toEqual([one, three]);
  expect(expected([one, three], { kind: 'container', element: box })).toEqual([one]);
  expect(expected([three], { kind: 'container', element: box })).toEqual([one, two]);
  expect(expected([one, two], { kind: 'role', nodes: [one], role: 'headline' })).toEqual([two]);
  expect(expected([one], { kind: 'remove', nodes: [one] }, { kind: 'keep', nodes: [one] })).toEqual([one]);
});

test('an algorithm selects the same text when it reads the page from a report', () => {
  const { snapshot, selections } = reportOf('comments--no-class');
  const then = selections.find(({ algorithm }) => algorithm === 'lectern');
  const now = readBy(snapshot, 'lectern').selection.text.marks.map(({ node }) => node);
  expect(now.length).toBeGreaterThan(5);
  expect(now).toEqual(then?.article.map(({ node }) => node));
});
