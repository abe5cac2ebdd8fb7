/** Makes the script for reading aloud: the paragraphs of the shown article, split into sentences. */
import { counted, message, language as ownLanguage } from '../../../platform/wording/message.ts';
import type { Settings } from '../../../store/settings/types.ts';
import type { Sentence } from '../core/player.ts';
import { canBeSaid, sentencesOf } from '../core/segments.ts';

/**
 * A passage in another language than the article's is read in its own language if it has at least this many characters.
 * Foreign names are shorter, and are read like the text around them.
 */
const PASSAGE = 24;

interface LanguagePiece extends SpokenPiece {
  readonly language: string;
}

/** `article`: the element that the reader has drawn, including the headline. */
export function scriptOf(article: Element, treatments: Treatments): Script {
  const maker = new ScriptMaker(treatments);
  maker.visit(article, '');
  return maker;
}

class ScriptMaker implements Script {
  readonly paragraphs: SpokenParagraph[] = [];
  readonly sentences: Sentence[] = [];
  private pieces: LanguagePiece[] = [];
  /** Language of the current block element. */
  private main = '';

  constructor(private readonly treatments: Treatments) {}

  visit(element: Element, language: string): void {
    if (element.matches(UNSAID) || isFoldedAway(element)) return;
    const own = element.getAttribute('lang') ?? language;
    const isBlock = BLOCKS.has(element.localName);
    const special = specialOf(element);
    const treatment = special ? this.treatments[special] : 'read';
    if (isBlock) this.border(element, own);
    if (element.localName === 'br') this.add('\n', null, this.main);
    else if (element.localName === 'img') this.add(' ', null, this.main);
    else if (special && treatment === 'announce') this.announce(element, own, SPECIALS[special].announcement(element));
    else if (treatment === 'read') for (const child of element.childNodes) this.visitChild(child, own);
    if (isBlock) this.border(element, language);
  }

  private visitChild(child: Node, language: string): void {
    if (child instanceof Text) this.add(plain(child.data, child), child, language);
    else if (child instanceof Element) this.visit(child, language);
  }

  /**
   * Adds words that are said but not shown, such as "Formula". For a formula within a line, the words become part of
   * the sentence; for all other elements, a separate paragraph.
   */
  private announce(element: Element, language: string, words: string): void {
    if (element.localName === 'math' && element.getAttribute('display') !== 'block') {
      this.add(` ${words} `, null, this.main);
      return;
    }
    this.border(element, language);
    this.main = ownLanguage();
    this.add(words, null, this.main);
    this.border(element, language);
  }

  private add(text: string, node: Text | null, language: string): void {
    const last = this.pieces.at(-1);
    const start = last ? last.start + last.text.length : 0;
    if (text !== '') this.pieces.push({ start, text, node, language });
  }

  /** Ends the paragraph, because a block element starts or ends here. `language`: language of the text that follows. */
  private border(element: Element, language: string): void {
    const { pieces } = this;
    if (pieces.some(({ text }) => canBeSaid(text))) {
      this.sentences.push(...sentencesIn(pieces, this.paragraphs.length, this.main));
      this.paragraphs.push({ element: parentOf(pieces, element), pieces });
    }
    this.pieces = [];
    this.main = language;
  }
}

/** Replaces line breaks of the HTML source, which end no sentence, with spaces. Offsets stay those of the text node. */
function plain(data: string, node: Text): string {
  const isCode = node.parentElement?.closest('pre') != null;
  return isCode ? data : data.replace(/[\t\n\f\r]/g, ' ');
}

/** Returns the block element around a paragraph's text; `border`, where the paragraph ended, if there is none. */
function parentOf(pieces: readonly SpokenPiece[], border: Element): Element {
  const node = pieces.find((piece) => piece.node)?.node;
  return (
    node?.parentElement?.closest('p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, figcaption, blockquote') ?? border
  );
}

function sentencesIn(pieces: readonly LanguagePiece[], paragraph: number, main: string): Sentence[] {
  return passages(pieces, main).flatMap(({ text, start, language }) =>
    sentencesOf(text, language).map((span) => ({
      text: text.slice(span.start, span.end),
      language,
      paragraph,
      start: start + span.start,
    })),
  );
}

interface PassageOfOneLanguage {
  start: number;
  text: string;
  language: string;
}

/**
 * Joins neighboring pieces of the same language. If the result is shorter than {@link PASSAGE}, it counts as text in
 * the language of the paragraph (`main`), and is joined with such text around it.
 */
function passages(pieces: readonly LanguagePiece[], main: string): PassageOfOneLanguage[] {
  const runs = joined(pieces);
  return joined(runs.map((run) => ({ ...run, language: run.text.trim().length < PASSAGE ? main : run.language })));
}

function joined(parts: readonly PassageOfOneLanguage[]): PassageOfOneLanguage[] {
  const runs: PassageOfOneLanguage[] = [];
  for (const { start, text, language } of parts) {
    const last = runs.at(-1);
    if (last?.language === language) last.text += text;
    else runs.push({ start, text, language });
  }
  return runs;
}

/** Settings for kinds of content, such as tables, that some users want to hear and others do not. */
export type Treatments = Pick<Settings, 'aloudCode' | 'aloudTables' | 'aloudFormulas' | 'aloudNotes' | 'aloudCaptions'>;
type Special = keyof Treatments;

/** A text node of a paragraph, or words that are said but not shown. */
interface SpokenPiece {
  /** Offset in the text of the paragraph. */
  readonly start: number;
  readonly text: string;
  /** The text node that shows the text; null for words that are said but not shown. */
  readonly node: Text | null;
}

/** A unit of the text to be read aloud: a paragraph, heading, list item or announcement ("Code, 12 lines"). */
export interface SpokenParagraph {
  readonly element: Element;
  readonly pieces: readonly SpokenPiece[];
}

export interface Script {
  readonly paragraphs: readonly SpokenParagraph[];
  readonly sentences: readonly Sentence[];
}

/** All block elements that an article (`src/article/sanitize.ts`) or the reader around it can contain. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'article aside blockquote caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre ' +
    'section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements that are never read aloud: the reader's own, note markers, source texts of formulas, and others. */
const UNSAID =
  '[data-ours], button, .note-popover, rp, rt, [data-footnote-ref], [data-footnote-backref], annotation, svg, audio, video, [hidden]';

/** A closed `details` element shows only its summary. */
const isFoldedAway = (element: Element) =>
  element.parentElement?.localName === 'details' &&
  !(element.parentElement as HTMLDetailsElement).open &&
  element.localName !== 'summary';

interface SpecialKind {
  readonly selector: string;
  /** Returns the words that are said in place of an element of this kind. */
  announcement(element: Element): string;
}

const SPECIALS: Readonly<Record<Special, SpecialKind>> = {
  aloudCode: {
    selector: 'pre',
    announcement: ({ textContent }) => counted('aloudCodeLines', (textContent ?? '').trimEnd().split('\n').length),
  },
  aloudTables: {
    selector: 'table',
    announcement: (element) => counted('aloudTableRows', element.querySelectorAll('tr').length),
  },
  aloudFormulas: { selector: 'math', announcement: () => message('aloudFormula') },
  aloudNotes: {
    selector: 'section[data-footnotes]',
    announcement: (element) => counted('aloudNoteCount', element.querySelectorAll(':scope > ol > li').length),
  },
  aloudCaptions: { selector: 'figcaption', announcement: () => message('aloudPicture') },
};

function specialOf(element: Element): Special | undefined {
  return (Object.keys(SPECIALS) as Special[]).find((special) => element.matches(SPECIALS[special].selector));
}
