/** What a tag does to the text blocks around it (specs/boilerpipe.md, "Tag actions", DefaultTagActionMap). */
export type TagAction = 'ignore' | 'link' | 'body' | 'inline' | 'inline-with-space' | 'block';

const ACTIONS: Readonly<Record<Exclude<TagAction, 'block'>, string>> = {
  ignore: 'style script option object embed applet link noscript',
  link: 'a',
  body: 'body',
  inline: 'strike u b i em strong span sup code tt sub var font',
  'inline-with-space': 'abbr acronym',
};

const ACTION_OF: ReadonlyMap<string, TagAction> = new Map(
  Object.entries(ACTIONS).flatMap(([action, names]) => names.split(' ').map((name) => [name, action as TagAction])),
);

export function tagAction(name: string): TagAction {
  return ACTION_OF.get(name) ?? 'block';
}
