/** Finds the turns of chat transcripts. Each turn declares its speaker in an attribute or class. */
import { union } from '../../page/element-index.ts';
import type { Page } from '../../page/page.ts';
import { holds } from '../../vocabulary/match.ts';
import { SPEAKER_ATTRIBUTES, SPEAKERS, TURN_NAMES } from '../../vocabulary/names/posts.ts';

const ROLE_ATTRIBUTE = new RegExp(`^data-.*(?:${SPEAKER_ATTRIBUTES})`);
const ROLE = holds(`^(?:${SPEAKERS})$`);
const ROLE_CLASS = new RegExp(`(?:^|[\\s_-])${TURN_NAMES}(?:[\\s_-]|$)`, 'i');

export interface Turn {
  node: number;
  /** The page's word for the speaker, capitalised, such as "User". */
  role: string;
}

/** Returns the outermost elements that are turns of a chat. Empty if there are fewer than two speakers. */
export function findTurns(page: Page): readonly Turn[] {
  const turns: Turn[] = [];
  const names = [...page.index.attributes()].filter((name) => ROLE_ATTRIBUTE.test(name));
  const declared = names.map((name) => page.index.matching(name, ROLE));
  let end = 0;
  for (const node of union([...declared, page.index.matching('class', ROLE_CLASS)])) {
    if (node < end || !page.isVisible(node)) continue;
    const role = roleOf(page.attributesOf(node));
    turns.push({ node, role: role.charAt(0).toUpperCase() + role.slice(1).toLowerCase() });
    end = page.endOf(node);
  }
  return new Set(turns.map(({ role }) => role)).size > 1 ? turns : [];
}

function roleOf(attributes: Readonly<Record<string, string>>): string {
  for (const name in attributes) {
    const value = attributes[name] as string;
    if (ROLE_ATTRIBUTE.test(name) && ROLE.test(value)) return value;
  }
  return ROLE_CLASS.exec(attributes.class ?? '')?.[1] ?? '';
}
