import { says } from '../../vocabulary/match.ts';
import { NEXT_PAGE } from '../../vocabulary/more.ts';

const NEXT = says('whole', NEXT_PAGE);
const ARROW = /^[›»→>▶]+$/;

export function isNextWord(label: string): boolean {
  const words = label.replace(/\s+/g, ' ').trim();
  const bare = words.replace(/^[\s›»→>▶:.…-]+|[\s›»→>▶:.…-]+$/g, '');
  return ARROW.test(words.replaceAll(' ', '')) || NEXT.test(bare);
}
