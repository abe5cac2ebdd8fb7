import { groupByTag } from '../steps/tag-groups.ts';

/** The effect of a tag on the paragraphs around it (docs/specs/justext.md, "Paragraphs"). */
type TagAction = 'remove' | 'unwrap' | 'paragraph' | 'break' | 'link' | 'inline';

/** Properties of an element that follow from its tag name. */
export interface Tag {
  readonly action: TagAction;
  /**
   * Whether the tag is a heading; `isSelect` is whether it is a list of options. The original searches all tag names
   * around a paragraph, joined by dots. No name that it looks for contains a dot, so each tag can be tested by itself.
   */
  readonly isHeading: boolean;
  readonly isSelect: boolean;
}

const ACTION_OF: ReadonlyMap<string, TagAction> = groupByTag<Exclude<TagAction, 'inline'>>({
  // the original removes only `link` elements for style sheets, but no `link` element has text
  remove: 'head script style button input select textarea applet link',
  unwrap: 'form iframe embed layer object param',
  paragraph:
    'body blockquote caption center col colgroup dd div dl dt fieldset legend optgroup option p pre table td tfoot th ' +
    'thead tr ul li h1 h2 h3 h4 h5 h6',
  break: 'br',
  link: 'a',
});

/** A heading as a whole word in the tag name, so `x-h2` is a heading, too. */
const HEADING = /\bh\d\b/;

export function tagOf(name: string): Tag {
  return {
    action: ACTION_OF.get(name) ?? 'inline',
    isHeading: HEADING.test(name),
    isSelect: name.includes('select'),
  };
}
