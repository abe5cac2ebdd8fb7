import { isSpaceOnly } from '../../shared/text.ts';

const NUMBER = /^\s*(\d{1,6})(?:\s*[:|])?\s*$/;
const NUMBERS = /^\s*\d{1,6}(?:\s+\d{1,6})*(?:\s*[:|])?\s*$/;
/** Minimum number of code lines. In shorter code, numbers typed into the text do not count as line numbers. */
const FEWEST_TYPED_NUMBERS = 5;

export function isNumbers(text: string): boolean {
  return NUMBERS.test(text);
}

export function areCountingUp(texts: readonly string[]): boolean {
  const first = numberIn(texts[0] ?? '');
  return texts.every((text, index) => numberIn(text) === first + index);
}

function numberIn(text: string): number {
  return Number(NUMBER.exec(text)?.[1] ?? Number.NaN);
}

export type LineParts = readonly string[];

/** Returns the code without line numbers: above the code, at line starts, on lines of their own, or typed into it. */
export function withoutNumbers(lines: readonly LineParts[]): string[] {
  const texts = lines.map((parts) => parts.join(''));
  const half = Math.floor(lines.length / 2);
  for (const count of [half, half + 1]) {
    const code = texts.slice(count);
    if (count > 1 && areCountingUp(texts.slice(0, count)) && code.some(isWords)) return code;
  }
  return withoutLeads(lines) ?? withoutNumberLines(texts) ?? withoutTypedNumbers(texts);
}

/** Returns the code if each line is below a line with its number; null otherwise. */
function withoutNumberLines(texts: readonly string[]): string[] | null {
  const code: string[] = [];
  const numbers: string[] = [];
  let isFree = false;
  for (const text of texts) {
    if (numberIn(text) === numberIn(numbers[0] ?? text) + numbers.length) {
      numbers.push(text);
      code.push('');
      isFree = true;
    } else if (isFree) {
      code[code.length - 1] = text;
      isFree = false;
    } else return null;
  }
  return numbers.length > 1 && code.some(isWords) ? code : null;
}

/** Returns the code without the first text node of each line if these are numbers that count up; null otherwise. */
function withoutLeads(lines: readonly LineParts[]): string[] | null {
  const leads = lines.map((parts) => parts.findIndex((part) => !isSpaceOnly(part)));
  if (lines.length < 2 || !areCountingUp(leads.map((lead, line) => lines[line]?.[lead] ?? ''))) return null;
  const code = lines.map((parts, line) => parts.slice((leads[line] as number) + 1).join(''));
  return code.some(isWords) ? code : null;
}

function isWords(text: string): boolean {
  return !isSpaceOnly(text) && !isNumbers(text);
}

/** Removes typed line numbers if blank lines have them or indents differ: other numbers may be program output. */
function withoutTypedNumbers(lines: string[]): string[] {
  if (lines.length < FEWEST_TYPED_NUMBERS) return lines;
  const parts = lines.map((line) => /^\s*(\d{1,6})(?:\s?[|:])?(?=\s|$)(.*)$/.exec(line));
  if (!areCountingUp(parts.map((part) => part?.[1] ?? ''))) return lines;
  const rests = parts.map((part) => part?.[2] ?? '');
  const indents = rests.filter((rest) => rest.trim() !== '').map((rest) => rest.length - rest.trimStart().length);
  const least = indents.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  if (indents.length === 0) return lines;
  const areAligned = indents.length === rests.length && indents.every((indent) => indent === least);
  return areAligned ? lines : rests.map((rest) => rest.slice(least));
}
