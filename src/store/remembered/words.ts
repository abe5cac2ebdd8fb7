import type { GivenRole } from '../../article/corrections/types.ts';
import { counted, day, type MessageKey, message } from '../../platform/wording/message.ts';
import type { BoxPlace, BoxSignature, Content, OffReason, RememberedCorrection, Signature } from './types.ts';

const CONTENT_NAMES: Readonly<Record<Content, [one: MessageKey, many: MessageKey]>> = {
  text: ['boxText', 'boxTextMany'],
  heading: ['boxHeading', 'boxHeadingMany'],
  list: ['boxList', 'boxListMany'],
  table: ['boxTable', 'boxTableMany'],
  picture: ['boxPicture', 'boxPictureMany'],
  quote: ['boxQuote', 'boxQuoteMany'],
  code: ['boxCode', 'boxCodeMany'],
  form: ['boxForm', 'boxFormMany'],
  mixed: ['boxMixed', 'boxMixedMany'],
};

const TREATED: Readonly<Record<GivenRole, MessageKey>> = {
  body: 'treatsAsText',
  headline: 'treatsAsHeadline',
  byline: 'treatsAsByline',
  caption: 'treatsAsCaption',
  comment: 'treatsAsComment',
};

/** Returns a description such as "Removes a list after the text, called “related posts”". */
export function signatureInWords(signature: Signature): string {
  const boxes = signature.boxes.map(boxInWords);
  const [first = ''] = boxes;
  const what = boxes.length === 1 ? first : counted('boxAndMore', boxes.length - 1, first);
  switch (signature.kind) {
    case 'remove':
      return message('rememberedRemoves', what);
    case 'keep':
      return message('rememberedKeeps', what);
    case 'role':
      return message(TREATED[signature.role], what);
    case 'container':
      return called(message('rememberedPart'), signature.boxes[0]);
  }
}

function boxInWords(box: BoxSignature): string {
  const [one, many] = CONTENT_NAMES[box.content];
  return called(message(PLACES[box.place], message(box.isMany ? many : one)), box);
}

const PLACES: Readonly<Record<BoxPlace, MessageKey>> = {
  before: 'boxBefore',
  inside: 'boxInText',
  after: 'boxAfter',
  beside: 'boxBeside',
};

const SHOWN_NAMES = 3;

function called(what: string, box: BoxSignature | undefined): string {
  const names = box?.names.slice(0, SHOWN_NAMES).join(' ') ?? '';
  return names === '' ? what : message('boxCalled', what, names);
}

/** Returns a text such as "Added on 3 May 2026, used on 12 pages". */
export function historyInWords({ asked, used }: RememberedCorrection): string {
  return used === 0 ? message('rememberedUnused', day(asked)) : counted('rememberedUsed', used, day(asked));
}

export const offInWords = (reason: OffReason) => message(OFF[reason]);

const OFF: Readonly<Record<OffReason, MessageKey>> = {
  missed: 'rememberedOffMissed',
  'too-much': 'rememberedOffTooMuch',
  user: 'rememberedOffByYou',
};
