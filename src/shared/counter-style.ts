/** Formats the numbers of list items in CSS counter styles (CSS Counter Styles 3). */
import { own } from './own.ts';

type Count = (number: number) => string;

/** Largest number that is written in Roman numerals; larger ones are written in digits, as in browsers. */
const MOST_ROMAN = 3999;
const ROMAN = 'm 1000 cm 900 d 500 cd 400 c 100 xc 90 l 50 xl 40 x 10 ix 9 v 5 iv 4 i 1'.split(' ');
const LATIN = 'abcdefghijklmnopqrstuvwxyz';

const alphabetic = (letters: string): Count => {
  return (number) => {
    let text = '';
    for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / letters.length))
      text = letters.charAt((rest - 1) % letters.length) + text;
    return text;
  };
};

const roman: Count = (number) => {
  if (number > MOST_ROMAN) return '';
  let text = '';
  let rest = number;
  for (let at = 0; at < ROMAN.length; at += 2) {
    const value = Number(ROMAN[at + 1]);
    for (; rest >= value; rest -= value) text += ROMAN[at] ?? '';
  }
  return text;
};

/** Writes numbers in the decimal digits of a script. `zero` is the code point of the script's digit zero. */
const digits = (zero: number): Count => {
  return (number) => String(number).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
};

const upper =
  (count: Count): Count =>
  (number) =>
    count(number).toUpperCase();
const latin = alphabetic(LATIN);
/** The Greek alphabet from alpha to omega, without the final form of sigma. */
const greek = Array.from({ length: 25 }, (_, at) => String.fromCodePoint(0x3b1 + at))
  .toSpliced(17, 1)
  .join('');

const STYLES: Readonly<Record<string, Count>> = {
  decimal: String,
  'decimal-leading-zero': (number) => String(number).padStart(2, '0'),
  'lower-alpha': latin,
  'lower-latin': latin,
  'upper-alpha': upper(latin),
  'upper-latin': upper(latin),
  'lower-roman': roman,
  'upper-roman': upper(roman),
  'lower-greek': alphabetic(greek),
  'arabic-indic': digits(0x660),
  persian: digits(0x6f0),
  devanagari: digits(0x966),
  bengali: digits(0x9e6),
  thai: digits(0xe50),
};

export function isCountingStyle(style: string): boolean {
  return own(STYLES, style) !== undefined;
}

/** Writes a number in a counter style; in decimal digits if the style is unknown or cannot express the number. */
export function counted(number: number, style: string): string {
  return (number > 0 && own(STYLES, style)?.(number)) || String(number);
}

/** Values of the `type` attribute of `ol` elements, by list style. */
const TYPES: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Returns the `type` of an `ol` with this list style; '' for decimal numbers (the default) and styles without one. */
export function typeOfStyle(style: string): string {
  return own(TYPES, style) ?? '';
}

export function styleOfType(type: unknown): string {
  return Object.keys(TYPES).find((style) => TYPES[style] === type) ?? 'decimal';
}
