import { groupByTag } from '../steps/tag-groups.ts';

/** The effect of a tag on the paragraphs around it (docs/specs/justext.md, "Paragraphs"). */
type TagAction = 'remove' | 'unwrap' | 'paragraph' | 'break' | 'link' | 'inline';

/** Properties of an element's name. */
export interface Tag {
  readonly action: TagAction;
  /** The original's two tests of a paragraph's path; names contain no dot, which joins them, so each name is tested. */
  readonly isHeading: boolean;
  readonly isSelect: boolean;
}

const ACTION_OF: ReadonlyMap<string, TagAction> = groupByTag<Exclude<TagAction, 'inline'>>({
  // The original removes only links to style sheets; the others have no text either.
  remove: 'head script style button input select textarea applet link',
  unwrap: 'form iframe embed layer object param',
  paragraph:
    'body blockquote caption center col colgroup dd div dl dt fieldset legend optgroup option p pre table td tfoot th ' +
    'thead tr ul li h1 h2 h3 h4 h5 h6',
  break: 'br',
  link: 'a',
});

/** As a word, so that `x-h2` is a heading too. */
const HEADING = /\bh\d\b/;

export function tagOf(name: string): Tag {
  return {
    action: ACTION_OF.get(name) ?? 'inline',
    isHeading: HEADING.test(name),
    isSelect: name.includes('select'),
  };
}
