import type { Element } from 'hast';

/** Returns the language that the page names for a block (`<code>`), or ''. */
export function languageOf({ properties }: Element): string {
  const [name = ''] = (properties.className ?? []) as string[];
  return name.replace(/^language-/, '');
}
