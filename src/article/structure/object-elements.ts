/** Article elements for objects in the text that are not text. */
import type { Element } from 'hast';
import type { Page } from '../../page/page.ts';
import type { Picture } from '../../page/pictures/types.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { isBlockObject, type TextObject } from '../../selection/objects/types.ts';
import { element } from './hast.ts';
import { formulaElement } from './math/formula.ts';
import { mathContent } from './math/mathml.ts';
import { placeholder } from './placeholder.ts';

/** An element to place; `block` ends the paragraph, `inline` is part of a line. */
export interface PlacedElement {
  element: Element;
  place: 'block' | 'inline';
}

/** The page and its kept text. */
interface Kept {
  page: Page;
  coverage: Coverage;
}

/** Objects that become elements; glyphs are written as text. */
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
        isRightToLeft(page, node),
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

/** @param isRightToLeft whether the text around the code is right-to-left; the code itself is left-to-right */
function codeElement(
  { text, language }: { text: string; language: string },
  place: number,
  isRightToLeft: boolean,
): Element {
  const code = element('code', language === '' ? {} : { className: [`language-${language}`] }, text);
  return element('pre', { dataNode: String(place), ...(isRightToLeft ? { dir: 'ltr' } : {}) }, [code]);
}

/** Levels searched above code for its direction. */
const DIRECTION_LEVELS = 12;

function isRightToLeft(page: Page, node: number): boolean {
  const around = page.ancestorsOf(node, DIRECTION_LEVELS).map((box) => page.attributesOf(box).dir?.toLowerCase());
  return (around.find((dir) => dir === 'ltr' || dir === 'rtl') ?? page.snapshot.direction) === 'rtl';
}

function firstText(page: Page, node: number, isWanted: (text: number) => boolean): number {
  for (let id = node; id < page.endOf(node); id++) if (page.isText(id) && isWanted(id)) return id;
  return node;
}
