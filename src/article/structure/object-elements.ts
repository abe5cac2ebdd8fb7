import type { Element } from 'hast';
import type { Embed, EmbedKind } from '../../page/embeds/providers.ts';
import type { Page } from '../../page/page.ts';
import type { Picture } from '../../page/pictures/pictures.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { isBlockObject, type TextObject } from '../../selection/types.ts';
import { element } from './hast.ts';
import { formulaElement, mathContent } from './math.ts';
import { directionAt } from './order.ts';

/** An element to insert: `block` ends the paragraph, `inline` is part of a line. */
export interface PlacedElement {
  element: Element;
  place: 'block' | 'inline';
}

interface Kept {
  page: Page;
  coverage: Coverage;
}

/** Objects of the page that become elements of the article. Glyphs, such as emoji pictures, become text instead. */
type ObjectElement = Exclude<TextObject, { kind: 'glyph' }>;

export function placedObject(source: Kept, node: number, object: ObjectElement): PlacedElement {
  const made = elementOf(source, node, object);
  made.properties.dataObject = String(node);
  return { element: made, place: isBlockObject(object) ? 'block' : 'inline' };
}

function elementOf({ page, coverage }: Kept, node: number, object: ObjectElement): Element {
  switch (object.kind) {
    case 'picture':
      return pictureElement(object.picture);
    case 'embed':
      return placeholder(object.embed);
    case 'code':
      return codeElement(
        object,
        firstText(page, node, (id) => coverage.markOf(id) !== undefined),
        directionAt(page, page.parentOf(node)) === 'rtl',
      );
    case 'formula': {
      const { math, tex, isDisplay } = object.formula;
      const content = math < 0 ? [] : mathContent(page, math);
      return formulaElement(
        { content, tex, isDisplay },
        firstText(page, node, () => true),
      );
    }
  }
}

function pictureElement({ src, alt, title, width, height }: Picture): Element {
  const properties = { src, alt, ...(title ? { title } : {}), ...(width > 0 ? { width, height } : {}) };
  return element('img', properties);
}

/** Returns the element for code, which is left-to-right. `isRightToLeft` is the direction of the text around it. */
function codeElement(
  { text, language }: { text: string; language: string },
  place: number,
  isRightToLeft: boolean,
): Element {
  const code = element('code', language === '' ? {} : { className: [`language-${language}`] }, text);
  return element('pre', { dataNode: String(place), ...(isRightToLeft ? { dir: 'ltr' } : {}) }, [code]);
}

function firstText(page: Page, node: number, isWanted: (text: number) => boolean): number {
  for (let id = node; id < page.endOf(node); id++) if (page.isText(id) && isWanted(id)) return id;
  return node;
}

const LABELS: Readonly<Record<EmbedKind, MessageKey>> = {
  audio: 'embedAudio',
  chart: 'embedChart',
  code: 'embedCode',
  document: 'embedDocument',
  map: 'embedMap',
  page: 'embedPage',
  picture: 'embedPicture',
  post: 'embedPost',
  video: 'embedVideo',
};

/** Returns a link to embedded content, below its preview picture if there is one. The content loads only on request. */
function placeholder({ kind, site, url, title, poster, isFile }: Embed): Element {
  const words =
    title === ''
      ? message('embed', message(LABELS[kind]), site)
      : message('embedCalled', message(LABELS[kind]), title, site);
  const dataEmbed = isFile ? `${kind}-file` : kind;
  const link = element('a', { href: url }, words);
  if (poster === '') return element('p', { dataEmbed }, [link]);
  const picture = element('img', { src: poster, alt: '' });
  return element('figure', { dataEmbed }, [picture, element('figcaption', {}, [link])]);
}
