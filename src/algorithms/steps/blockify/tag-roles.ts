import { groupByTag } from '../tag-groups.ts';

/** The effect of a tag on the current block (docs/specs/dragnet.md, "Blocks"). */
export type TagRole = 'skip' | 'block' | 'link' | 'inline';

const ROLE_OF: ReadonlyMap<string, TagRole> = groupByTag<Exclude<TagRole, 'inline'>>({
  // Skipped with their content. `fram` is a typo in the original, so `frame` is read; `title` and `head` are, too.
  skip:
    'applet area base basefont bdo button caption fieldset fram frameset iframe img input legend link menu meta ' +
    'noframes noscript object optgroup option param script select style textarea var xmp like like-box plusone svg math',
  block: 'h1 h2 h3 h4 h5 h6 p div table map',
  link: 'a',
});

export function tagRole(name: string): TagRole {
  return ROLE_OF.get(name) ?? 'inline';
}
