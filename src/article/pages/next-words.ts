import { says } from '../../vocabulary/match.ts';

const NEXT = says('whole', 'nextPage');
const ARROW = /^[›»→>▶]+$/;

export function isNextWord(label: string): boolean {
  const words = label.replace(/\s+/g, ' ').trim();
  const bare = words.replace(/^[\s›»→>▶:.…-]+|(?<![\s›»→>▶:.…-])[\s›»→>▶:.…-]+$/g, '');
  return ARROW.test(words.replaceAll(' ', '')) || NEXT.test(bare);
}
