/** Returns a map from tag to group. `groups` lists the tags of each group, separated by spaces. */
export function groupByTag<Group extends string>(groups: Readonly<Record<Group, string>>): ReadonlyMap<string, Group> {
  const entries = Object.entries(groups) as [Group, string][];
  return new Map(entries.flatMap(([group, names]) => names.split(' ').map((name): [string, Group] => [name, group])));
}
