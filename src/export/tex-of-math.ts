/** Writes formulas as TeX: from the source that the page contains, or else from MathML. */
import type { Element, ElementContent } from 'hast';
import { elementsIn, isElement, textOf } from '../article/structure/hast.ts';
import { TEX_ENCODING } from '../article/structure/math.ts';
import { own } from '../shared/own.ts';

/** Returns the TeX of sibling elements. Recursion is safe, because `mathContent` limits the depth of formulas. */
function row(content: readonly ElementContent[]): string {
  return content.reduce((tex, child) => joined(tex, texOf(child)), '');
}

/** Joins two pieces of TeX. A space separates a command from a letter, which would otherwise extend the command. */
function joined(before: string, after: string): string {
  return /\\[A-Za-z]+$/.test(before) && /^[A-Za-z]/.test(after) ? `${before} ${after}` : before + after;
}

function texOf(node: ElementContent): string {
  if (!isElement(node)) return '';
  const write = WRITERS[node.tagName];
  return write ? write(node) : row(node.children);
}

const WRITERS: Readonly<Record<string, (element: Element) => string>> = {
  mi: (element) => identifier(textOf(element)),
  mn: (element) => textOf(element),
  mo: (element) => operator(textOf(element)),
  mtext: (element) => quoted(textOf(element)),
  ms: (element) => quoted(textOf(element)),
  mfrac: (element) => `\\frac${group(part(element, 0))}${group(part(element, 1))}`,
  msqrt: (element) => `\\sqrt${group(row(element.children))}`,
  mroot: (element) => `\\sqrt[${part(element, 1)}]${group(part(element, 0))}`,
  msub: (element) => `${base(element)}_${group(part(element, 1))}`,
  msup: (element) => `${base(element)}${superscript(part(element, 1))}`,
  msubsup: (element) => `${base(element)}_${group(part(element, 1))}${superscript(part(element, 2))}`,
  munder: (element) => stacked(element, '_', '\\underset'),
  mover: over,
  munderover: (element) => `${base(element)}_${group(part(element, 1))}^${group(part(element, 2))}`,
  mtable: (element) => `\\begin{matrix}${element.children.map(texOf).join(' \\\\ ')}\\end{matrix}`,
  mtr: (element) => element.children.map(texOf).join(' & '),
  mphantom: (element) => `\\phantom${group(row(element.children))}`,
  mspace: () => '\\,',
};

const elementAt = ({ children }: Element, index: number) => children.filter((child) => isElement(child))[index];

function part(element: Element, index: number): string {
  const child = elementAt(element, index);
  return child ? texOf(child).trim() : '';
}

function group(tex: string): string {
  return `{${tex}}`;
}

/** Returns the base of a sub- or superscript: a single sign, or a group in braces. */
function base(element: Element): string {
  const tex = part(element, 0);
  return /^(?:.|\\[A-Za-z]+)$/su.test(tex) ? tex : group(tex);
}

function superscript(tex: string): string {
  return /^['′]+$/.test(tex) ? "'".repeat(tex.length) : `^${group(tex)}`;
}

const ACCENTS: Readonly<Record<string, string>> = {
  '¯': '\\overline',
  '‾': '\\overline',
  '―': '\\overline',
  '^': '\\hat',
  '~': '\\tilde',
  '→': '\\vec',
  '⃗': '\\vec',
  '˙': '\\dot',
  '¨': '\\ddot',
  '⏞': '\\overbrace',
};

function over(element: Element): string {
  const sign = elementAt(element, 1);
  const accent = sign && own(ACCENTS, textOf(sign).trim());
  return accent ? `${accent}${group(part(element, 0))}` : stacked(element, '^', '\\overset');
}

/** Writes the second child over or under the first: as a limit of a large operator (`\sum^{n}`), or with `command`. */
function stacked(element: Element, sign: '^' | '_', command: string): string {
  const [tex, second] = [part(element, 0), group(part(element, 1))];
  return isLargeOperator(tex) ? `${tex}${sign}${second}` : `${command}${second}${group(tex)}`;
}

function isLargeOperator(tex: string): boolean {
  return /^\\(?:sum|prod|int|i+nt|oint|lim|limsup|liminf|max|min|sup|inf|bigcup|bigcap|coprod|operatorname\{.*\})$/.test(
    tex,
  );
}

const FUNCTIONS = new Set(
  'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim ln log max min Pr sec sin sinh sup tan tanh'.split(
    ' ',
  ),
);

function identifier(name: string): string {
  const plain = name.normalize('NFKC');
  if (FUNCTIONS.has(plain)) return `\\${plain}`;
  if (/^[A-Za-z]{2,}$/.test(plain)) return `\\operatorname{${plain}}`;
  return commandFor(name) || commandFor(plain) || plain;
}

function operator(sign: string): string {
  // invisible operators are only for screen readers
  if (/^[\u2061-\u2064]$/.test(sign)) return '';
  return commandFor(sign) || (/^[A-Za-z]{2,}$/.test(sign) ? identifier(sign) : sign.replace(/[#$%&_{}]/g, '\\$&'));
}

function quoted(text: string): string {
  if (text.trim() === '') return text === '' ? '' : '\\,';
  return `\\text{${text.replace(/[#$%&_{}\\]/g, (sign) => (sign === '\\' ? '\\backslash ' : `\\${sign}`))}}`;
}

/**
 * Matches the backslashes of TeX commands that link, set styles, load files or define commands: renderers execute some
 * of them. Matches all in a row: if only one of the two in `\\href` were removed, the command `\href` would remain.
 */
const ACTIVE =
  /(?<!\\)\\+(?=(?:href|url|html\w+|class|cssId|style|data|mmlToken|require|csname|catcode|includegraphics|input|include|open(?:in|out)|read|write|immediate|special)(?![A-Za-z]))/g;

/** Returns the TeX in a `<math>`, or makes it from the MathML. `isDisplay`: the formula is on a line of its own. */
export function formulaOf(math: Element): { tex: string; isDisplay: boolean } {
  const source = elementsIn(math.children).find(({ properties }) => properties.encoding === TEX_ENCODING);
  const tex = ((source && textOf(source)) || row(math.children)).trim().replace(ACTIVE, '');
  const isDisplay = math.properties.display === 'block';
  // removes blank lines, because a blank line would end the formula
  return { tex: tex.replace(isDisplay ? /(?<!\s)\s*\n\s*/g : /\s+/g, isDisplay ? '\n' : ' '), isDisplay };
}

/** TeX command of each mathematical sign, without the backslash. */
const COMMANDS: ReadonlyMap<string, string> = new Map(
  (
    'α=alpha β=beta γ=gamma δ=delta ε=varepsilon ϵ=epsilon ζ=zeta η=eta θ=theta ϑ=vartheta ι=iota κ=kappa ' +
    'λ=lambda μ=mu ν=nu ξ=xi π=pi ρ=rho σ=sigma ς=varsigma τ=tau υ=upsilon φ=varphi ϕ=phi χ=chi ψ=psi ω=omega ' +
    'Γ=Gamma Δ=Delta Θ=Theta Λ=Lambda Ξ=Xi Π=Pi Σ=Sigma Υ=Upsilon Φ=Phi Ψ=Psi Ω=Omega ∑=sum ∏=prod ∐=coprod ' +
    '∫=int ∬=iint ∭=iiint ∮=oint ⋃=bigcup ⋂=bigcap ∞=infty ∂=partial ∇=nabla ℏ=hbar ℓ=ell ≤=le ≥=ge ≠=ne ' +
    '≈=approx ≡=equiv ∼=sim ≃=simeq ≅=cong ∝=propto ≪=ll ≫=gg ±=pm ∓=mp ×=times ÷=div ⋅=cdot ·=cdot ∗=ast ∘=circ ' +
    '⊕=oplus ⊗=otimes ∪=cup ∩=cap ∈=in ∉=notin ∋=ni ⊂=subset ⊆=subseteq ⊃=supset ⊇=supseteq ∅=emptyset ∀=forall ' +
    '∃=exists ¬=neg ∧=land ∨=lor ⊢=vdash ⊨=models ⊥=perp ∥=parallel →=to ←=leftarrow ↔=leftrightarrow ' +
    '⇒=Rightarrow ⇐=Leftarrow ⇔=Leftrightarrow ⟶=longrightarrow ⟹=implies ⟺=iff ↦=mapsto …=ldots ⋯=cdots ⋮=vdots ' +
    '⋱=ddots ⟨=langle ⟩=rangle ⌊=lfloor ⌋=rfloor ⌈=lceil ⌉=rceil ∖=setminus ′=prime √=surd ∠=angle ℵ=aleph ' +
    '†=dagger'
  )
    .split(' ')
    .map((entry) => [entry.charAt(0), entry.slice(2)]),
);

/** Letters with double lines, which TeX writes as `\mathbb{C}` etc. */
const BLACKBOARD = /^[ℂℍℕℙℚℝℤ]$/;

function commandFor(sign: string): string {
  if (sign === '−') return '-';
  if (sign === '{' || sign === '}') return `\\${sign}`;
  if (BLACKBOARD.test(sign)) return `\\mathbb{${sign.normalize('NFKC')}}`;
  const command = COMMANDS.get(sign);
  return command ? `\\${command}` : '';
}
