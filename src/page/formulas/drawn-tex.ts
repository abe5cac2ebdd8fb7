/** Reconstructs the TeX of formulas that MathJax drew with its own fonts without keeping the source (CommonHTML, CHTML). */
import { isSpaceOnly } from '../../shared/text.ts';
import { MATHJAX_FILLINGS } from '../../vocabulary/names/formulas.ts';
import type { Page } from '../page.ts';

/** Deepest formula (levels). */
const DEEPEST = 60;
/** Parts that are drawn but have no meaning. */
const SKIPPED: ReadonlySet<string> = new Set(MATHJAX_FILLINGS.split(' '));
/** Class of a drawn letter: its code point. The letter itself is generated content. */
const LETTER = /(?:^|\s)mjx-c([0-9A-F]{2,6})(?=$|\s)/;
const SPECIAL = /[{}%#&$_]/g;

/** Returns the TeX; '' for elements that MathJax did not draw. */
export function drawnTex(page: Page, node: number): string {
  const names = new Set<string>();
  const tex = texOf(page, node, 0, names);
  return names.has('math') ? tex.replace(/\s+/g, ' ').trim() : '';
}

/** Returns "msup" for `<mjx-msup>` (MathJax 3 and 4) and for `<span class="mjx-msup">` (MathJax 2); '' for others. */
function partOf(page: Page, node: number): string {
  const name = page.nameOf(node);
  const written = name.startsWith('mjx-') ? name : (page.attributesOf(node).class ?? '');
  return /(?:^|\s)mjx-([a-z-]+)/.exec(written)?.[1] ?? '';
}

function texOf(page: Page, node: number, depth: number, names: Set<string>): string {
  if (depth > DEEPEST) return '';
  if (page.isText(node)) return isSpaceOnly(page.textOf(node)) ? '' : escaped(page.textOf(node));
  const part = partOf(page, node);
  names.add(part);
  if (!page.isElement(node) || SKIPPED.has(part)) return '';
  const inner = (id: number) => texOf(page, id, depth + 1, names);
  const all = () => page.childrenOf(node).map(inner).join('');
  const find = (...wanted: string[]) => findPart(page, node, wanted);
  const of = (...wanted: string[]) => {
    const found = find(...wanted);
    return found < 0 ? '' : inner(found);
  };
  switch (part) {
    case 'c':
      return letterOf(page, node) || all();
    case 'mtext': {
      const text = all().trim();
      return text === '' ? ' ' : `\\text{${text}}`;
    }
    case 'mo':
      return ` ${all()} `;
    case 'mfrac':
      return `\\frac{${of('num', 'numerator')}}{${of('den', 'denominator')}}`;
    case 'msqrt':
      return `\\sqrt{${of('box')}}`;
    case 'mroot':
      return `\\sqrt[${of('root')}]{${of('box')}}`;
    case 'msup':
    case 'msub':
    case 'msubsup':
      return scripted(page, node, part, inner);
    case 'munder':
    case 'mover':
    case 'munderover':
      return `{${of('base', 'op')}}${mark('_', of('under'))}${mark('^', of('over'))}`;
    case 'mtable':
      return `\\begin{matrix}${all().replace(/\\\\\s*$/, '')}\\end{matrix}`;
    case 'mtr':
      return `${page
        .childrenOf(node)
        .filter((child) => partOf(page, child) === 'mtd')
        .map(inner)
        .join(' & ')} \\\\ `;
    default:
      return all();
  }
}

/** Returns a base with its scripts, which follow it in one shared box or in one box each. */
function scripted(page: Page, node: number, part: string, inner: (id: number) => string): string {
  const [base = -1] = page.childrenOf(node);
  const script = findPart(page, node, ['script']);
  if (script < 0) {
    const [sub, sup] = [findPart(page, node, ['sub']), findPart(page, node, ['sup'])];
    return `{${inner(base)}}${mark('_', sub < 0 ? '' : inner(sub))}${mark('^', sup < 0 ? '' : inner(sup))}`;
  }
  const parts = page.childrenOf(script).filter((child) => page.isElement(child) && partOf(page, child) !== 'spacer');
  const [first = '', second = ''] = parts.map(inner);
  if (part === 'msubsup') return `{${inner(base)}}${mark('_', second)}${mark('^', first)}`;
  return `{${inner(base)}}${mark(part === 'msup' ? '^' : '_', parts.map(inner).join(''))}`;
}

const mark = (sign: string, tex: string) => (tex.trim() === '' ? '' : `${sign}{${tex.trim()}}`);

/** Returns the first element below a node with one of these names, skipping nested elements with the node's own name; -1 for none. */
function findPart(page: Page, node: number, wanted: readonly string[]): number {
  const own = partOf(page, node);
  for (let id = node + 1; id < page.endOf(node); id++) {
    const part = partOf(page, id);
    if (wanted.includes(part)) return id;
    if (part === own) id = page.endOf(id) - 1;
  }
  return -1;
}

function letterOf(page: Page, node: number): string {
  const code = LETTER.exec(page.attributesOf(node).class ?? '')?.[1];
  return code === undefined ? '' : escaped(String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)));
}

/** Escapes text for TeX, and replaces letters of mathematical alphabets by plain ones. */
function escaped(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2061-\u2064\u200b]/g, '')
    .replaceAll('\\', '\\backslash ')
    .replace(SPECIAL, '\\$&')
    .replaceAll('\u2212', '-');
}
