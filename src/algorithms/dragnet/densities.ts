/** Measures the text of a block in UTF-8 bytes, without encoding it (docs/specs/dragnet.md, "Numbers"). */
import type { TextBlock } from '../steps/blockify/blockify.ts';

const LINE_BYTES = 80;

/** A block with the length of its text (bytes), its share of linked words, and its words per line. */
export interface MeasuredBlock {
  block: TextBlock;
  bytes: number;
  linkDensity: number;
  textDensity: number;
}

export function measure(block: TextBlock): MeasuredBlock {
  const { text, linkText } = block;
  const bytes = utf8Length(text);
  const pieces = countPieces(text);
  const fullLines = Math.ceil(bytes / LINE_BYTES) - 1;
  return {
    block,
    bytes,
    linkDensity: countPieces(linkText) / pieces,
    textDensity: fullLines > 0 ? countPieces(text, fullLines * LINE_BYTES) / fullLines : pieces,
  };
}

export function utf8Length(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) bytes += utf8Size(text.charCodeAt(i));
  return bytes;
}

/**
 * Returns the number of pieces into which Python's `re.split(rb'[\W_]+', text)` splits a text at runs of bytes other
 * than ASCII letters and digits. A run at the start or end of the text adds an empty piece. Stops after the character
 * that reaches the byte limit.
 */
export function countPieces(text: string, byteLimit = Number.POSITIVE_INFINITY): number {
  let pieces = 1;
  let bytes = 0;
  let isAfterSeparator = false;
  for (let i = 0; i < text.length && bytes < byteLimit; i++) {
    const unit = text.charCodeAt(i);
    const isSeparator = !isAsciiAlphanumeric(unit);
    if (isSeparator && !isAfterSeparator) pieces++;
    isAfterSeparator = isSeparator;
    bytes += utf8Size(unit);
  }
  return pieces;
}

/** Returns the number of UTF-8 bytes of a UTF-16 code unit. Each half of a surrogate pair counts as two bytes. */
function utf8Size(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
}

function isAsciiAlphanumeric(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39);
}
