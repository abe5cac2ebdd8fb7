/** Makes the script for reading aloud: the paragraphs of the shown article, split into sentences. */
import { language as ownLanguage } from '../../../platform/wording/message.ts';
import type { Spoken } from '../../../store/settings/types.ts';
import { canBeSaid, sentencesOf } from '../core/segments.ts';
import type { Sentence } from '../core/types.ts';
import { walk } from './walk.ts';

/**
 * A passage in another language than the article's is read in its own language if it has at least this many characters.
 * Foreign names are shorter, and are read like the text around them.
 */
const PASSAGE = 24;

interface LanguagePiece extends SpokenPiece {
  readonly language: string;
}

/**
 * Returns the script of an article.
 *
 * @param article element that the reader has drawn, with headline and credits
 */
export function scriptOf(article: Element, treatments: Treatments): Script {
  const paragraphs: SpokenParagraph[] = [];
  const sentences: Sentence[] = [];
  let pieces: LanguagePiece[] = [];
  let end = 0;
  /** Language of the current block element. */
  let main = '';

  function add(text: string, node: Text | null, language: string): void {
    if (text === '') return;
    pieces.push({ start: end, text, node, language });
    end += text.length;
  }

  function close(element: Element): void {
    if (pieces.some(({ text }) => canBeSaid(text))) {
      sentences.push(...sentencesIn(pieces, paragraphs.length, main));
      paragraphs.push({ element, pieces });
    }
    pieces = [];
    end = 0;
  }

  walk(article, treatments, {
    text: (node, language) => add(plain(node.data, node), node, language),
    words(words, isApart) {
      if (isApart) main = ownLanguage();
      add(words, null, main);
    },
    border(element, language) {
      close(pieces.length > 0 ? parentOf(pieces, element) : element);
      main = language;
    },
  });
  close(article);
  return { paragraphs, sentences };
}

/**
 * Replaces line breaks of the HTML source with spaces, so that they do not end sentences. The text keeps its length.
 */
function plain(data: string, node: Text): string {
  const isCode = node.parentElement?.closest('pre') != null;
  return isCode ? data : data.replace(/[\t\n\f\r]/g, ' ');
}

/**
 * Returns the element of a paragraph: the block element around its text; `border` if there is none, as for an
 * announcement.
 */
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
 * Joins neighbouring pieces of the same language. A foreign piece shorter than {@link PASSAGE} joins the sentence
 * around it.
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

/** Kinds of content that some users want to hear and others do not. */
export type Special = 'code' | 'tables' | 'formulas' | 'notes' | 'captions';
export type Treatments = Readonly<Record<Special, Spoken>>;

/** A text node of a paragraph, or words that are said but not shown. */
interface SpokenPiece {
  /** Offset in the text of the paragraph. */
  readonly start: number;
  readonly text: string;
  /** The text node that shows the text; null for words that are said but not shown. */
  readonly node: Text | null;
}

/** A unit of the script: a paragraph, a heading, a list item, or an announcement ("Code, 12 lines"). */
export interface SpokenParagraph {
  readonly element: Element;
  readonly pieces: readonly SpokenPiece[];
}

export interface Script {
  readonly paragraphs: readonly SpokenParagraph[];
  readonly sentences: readonly Sentence[];
}
