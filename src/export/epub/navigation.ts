import type { Element as XmlElement } from 'xast';
import { message } from '../../platform/wording/message.ts';
import type { BookHeading } from './content.ts';
import { xml } from './xml.ts';

interface Entry {
  heading: BookHeading;
  below: Entry[];
}

/** Returns the table of contents with nested headings. */
export function tableOfContents(headings: readonly BookHeading[], file: string, title: string): XmlElement {
  const entries = nest(headings.filter(({ text }) => text !== ''));
  const items = entries.length > 0 ? entries.map((entry) => item(entry, file)) : [wholeText(file, title)];
  return xml('nav', { 'epub:type': 'toc', id: 'toc' }, [xml('h1', {}, [message('contents')]), xml('ol', {}, items)]);
}

function wholeText(file: string, title: string): XmlElement {
  return xml('li', {}, [xml('a', { href: file }, [title])]);
}

function nest(headings: readonly BookHeading[]): Entry[] {
  const top: Entry[] = [];
  const open: Entry[] = [];
  for (const heading of headings) {
    while (open.length > 0 && (open[open.length - 1] as Entry).heading.level >= heading.level) open.pop();
    const entry: Entry = { heading, below: [] };
    (open[open.length - 1]?.below ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

/** Recursion is at most six levels deep. */
function item({ heading, below }: Entry, file: string): XmlElement {
  const link = xml('a', { href: `${file}#${heading.id}` }, [heading.text]);
  return xml(
    'li',
    {},
    below.length > 0
      ? [
          link,
          xml(
            'ol',
            {},
            below.map((entry) => item(entry, file)),
          ),
        ]
      : [link],
  );
}
