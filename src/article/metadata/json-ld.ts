/** A node of a JSON-LD graph; values are whatever the page wrote. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** Deeper nesting than this is not metadata of an article. */
const DEEPEST = 8;

/** schema.org types that describe something to read. */
const ARTICLE_TYPE =
  /(?:Article|Posting|Report|Recipe|Review|HowTo|QAPage|DiscussionForumPosting|SocialMediaPosting|LiveBlogPosting|WebPage|FAQPage)$/;

/** Parses the page's JSON-LD scripts into a flat list of nodes; scripts that are not JSON are left out. */
export function parseJsonLd(texts: readonly string[]): JsonLdNode[] {
  return texts.flatMap((text) => collect(parse(text), 0));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*(?:\/\/)?\s*<!\[CDATA\[|(?:\/\/)?\s*\]\]>\s*$/g, ''));
  } catch {
    // SyntaxError: hand-made JSON-LD is often broken; such a script says nothing.
    return null;
  }
}

function collect(value: unknown, depth: number): JsonLdNode[] {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, depth + 1));
  const node = value as JsonLdNode;
  return [node, ...collect(node['@graph'], depth + 1), ...collect(node.mainEntity, depth + 1)];
}

/** The node that describes the page's article: a real article type before a web page, the one with a headline first. */
export function articleNode(nodes: readonly JsonLdNode[]): JsonLdNode | null {
  const candidates = nodes.filter((node) => typesOf(node).some((type) => ARTICLE_TYPE.test(type)));
  const rank = (node: JsonLdNode) =>
    (typesOf(node).some((type) => type.endsWith('WebPage')) ? 0 : 2) + (textValue(node.headline) !== '' ? 1 : 0);
  return candidates.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

function typesOf(node: JsonLdNode): string[] {
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((item): item is string => typeof item === 'string');
}

/** A property as text: a string, or the name, url or @value of an object, or the first of a list. */
export function textValue(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return textValue(value[0]);
  if (typeof value !== 'object' || value === null) return '';
  const node = value as JsonLdNode;
  return textValue(node.name ?? node['@value'] ?? node.url ?? '');
}

/** All names of a property that holds one or more people. */
export function nameValues(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map(textValue).filter((name) => name !== '' && !/^https?:/.test(name));
}
