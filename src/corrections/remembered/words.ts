/** What is remembered, in words. */
import type { GivenRole } from '../types.ts';
import type { BoxSignature, Content, OffReason, RememberedCorrection, Signature } from './types.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "3 May 2026" of an ISO date. */
export const dayInWords = (day: string): string => DAY.format(Date.parse(day));

const CONTENT_NAMES: Readonly<Record<Content, [one: string, many: string]>> = {
  text: ['a paragraph', 'paragraphs'],
  heading: ['a heading', 'headings'],
  list: ['a list', 'lists'],
  table: ['a table', 'tables'],
  picture: ['a picture', 'pictures'],
  quote: ['a quotation', 'quotations'],
  code: ['a piece of code', 'pieces of code'],
  form: ['a form', 'forms'],
  mixed: ['a box', 'boxes'],
};

const ROLE_NAMES: Readonly<Record<GivenRole, string>> = {
  body: 'text',
  headline: 'the headline',
  byline: 'the byline',
  caption: 'a caption',
  comment: 'a comment',
};

/** "Takes out a list after the text, called “related posts”". */
export function signatureInWords(signature: Signature): string {
  const boxes = signature.boxes.map(boxInWords);
  const [first = ''] = boxes;
  const what = boxes.length === 1 ? first : `${first}, and ${boxes.length - 1} more`;
  switch (signature.kind) {
    case 'remove':
      return `Takes out ${what}`;
    case 'keep':
      return `Puts back ${what}`;
    case 'role':
      return `Treats ${what} as ${ROLE_NAMES[signature.role]}`;
    case 'container':
      return `Reads only one part of the page${called(signature.boxes[0])}`;
  }
}

function boxInWords(box: BoxSignature): string {
  const [one, many] = CONTENT_NAMES[box.content];
  return `${box.isMany ? many : one} ${placeInWords(box)}${called(box)}`;
}

function placeInWords({ column, place }: BoxSignature): string {
  if (column === 'left' || column === 'right') return 'beside the text';
  if (place === 'before') return 'before the text';
  return place === 'after' ? 'after the text' : 'in the text';
}

/** A few of its names, as the page calls it. */
const SHOWN_NAMES = 3;

function called(box: BoxSignature | undefined): string {
  const names = box?.names.slice(0, SHOWN_NAMES).join(' ') ?? '';
  return names === '' ? '' : `, called “${names}”`;
}

/** "asked on 3 May 2026, used on 12 pages". */
export function historyInWords({ asked, used }: RememberedCorrection): string {
  const pages = used === 0 ? 'not used yet' : `used on ${used.toLocaleString('en')} ${used === 1 ? 'page' : 'pages'}`;
  return `Asked on ${dayInWords(asked)}, ${pages}`;
}

/** Why a correction is not applied any more. */
export const OFF_IN_WORDS: Readonly<Record<OffReason, string>> = {
  missed: 'Switched off: it found nothing on three articles in a row.',
  'too-much': 'Switched off: it would have taken away more than a quarter of the text.',
  user: 'Switched off by you.',
};
