import { groupByTag } from '../../steps/tag-groups.ts';

/** The effect of a tag on the text blocks around it (DefaultTagActionMap; docs/specs/boilerpipe.md, "Tag actions"). */
export type TagAction = 'ignore' | 'link' | 'body' | 'inline' | 'inline-with-space' | 'list-item' | 'heading' | 'block';

const ACTION_OF: ReadonlyMap<string, TagAction> = groupByTag<Exclude<TagAction, 'block'>>({
  ignore: 'style script option object embed applet link noscript',
  link: 'a',
  body: 'body',
  inline: 'strike u b i em strong span sup code tt sub var font',
  'inline-with-space': 'abbr acronym',
  // Version 1.2 treats these two like other blocks; none of its filters uses their labels.
  'list-item': 'li',
  heading: 'h1 h2 h3',
});

export function tagAction(name: string): TagAction {
  return ACTION_OF.get(name) ?? 'block';
}

/** Whether the tag separates the text before and after it. The body cuts at once, all others with a delay. */
export function cutsBlocks(action: TagAction): boolean {
  return action === 'block' || action === 'list-item' || action === 'heading' || action === 'ignore';
}

/** Whether the element adds a level to its content. */
export function countsAsLevel(action: TagAction): boolean {
  return action !== 'inline' && action !== 'inline-with-space';
}
