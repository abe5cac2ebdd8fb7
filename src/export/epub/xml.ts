import type { Element, ElementContent } from 'hast';
import { toXast } from 'hast-util-to-xast';
import type { ElementContent as XmlContent, Element as XmlElement } from 'xast';
import { toXml } from 'xast-util-to-xml';

const XHTML = 'http://www.w3.org/1999/xhtml';
const EPUB = 'http://www.idpf.org/2007/ops';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

export function xml(
  name: string,
  attributes: Record<string, string> = {},
  children: readonly (XmlContent | string)[] = [],
): XmlElement {
  const content = children.map(
    (child): XmlContent => (typeof child === 'string' ? { type: 'text', value: child } : child),
  );
  return { type: 'element', name, attributes, children: content };
}

export function xmlFile(root: XmlElement, doctype = ''): string {
  // XML forbids "]]>" in text, but the library does not escape it
  const text = toXml(root).replaceAll(']]>', ']]&gt;');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}${text}\n`;
}

export function xhtmlPage(page: { title: string; language: string; direction: string; body: XmlContent[] }): string {
  const { title, language, direction, body } = page;
  const root = xml('html', { xmlns: XHTML, 'xmlns:epub': EPUB, lang: language, 'xml:lang': language, dir: direction }, [
    xml('head', {}, [
      xml('title', {}, [title]),
      xml('link', { rel: 'stylesheet', type: 'text/css', href: 'style.css' }),
    ]),
    xml('body', {}, body),
  ]);
  return xmlFile(root, '<!DOCTYPE html>\n');
}

export function toXhtml(children: readonly ElementContent[]): XmlContent[] {
  return children.flatMap((child) => (child.type === 'element' ? toXmlElement(child) : []));
}

function toXmlElement(element: Element): XmlContent[] {
  const converted = toXast(element) as XmlElement;
  const { xmlns: _own, ...attributes } = converted.attributes;
  return [declareMath({ ...converted, attributes: converted.name === 'math' ? converted.attributes : attributes })];
}

/** Adds the MathML namespace to a formula, because trees of HTML contain no namespaces. */
function declareMath(element: XmlElement): XmlElement {
  if (element.name === 'math') return { ...element, attributes: { ...element.attributes, xmlns: MATHML } };
  const children = element.children.map((child) => (child.type === 'element' ? declareMath(child) : child));
  return { ...element, children };
}
