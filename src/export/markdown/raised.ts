import type { Element, Text } from 'hast';

/** Unicode has these characters raised and lowered. No raised letters but n and i: "19<sup>e</sup>" is "19e" in text. */
const RAISED = charactersOf('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ');
const LOWERED = charactersOf('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

function charactersOf(from: string, to: string): ReadonlyMap<string, string> {
  const others = Array.from(to);
  return new Map(Array.from(from, (character, at) => [character, others[at] ?? character]));
}

/**
 * Returns the text of a `sup` or `sub` in raised or lowered characters: "10⁴" for "10<sup>4</sup>", which would become
 * "104" in Markdown. Null for other elements, and if Unicode lacks one of the characters.
 */
export function raisedText({ tagName, children }: Element): Text | null {
  const forms = { sup: RAISED, sub: LOWERED }[tagName];
  const [text, ...others] = children;
  if (!forms || text?.type !== 'text' || others.length > 0) return null;
  if (text.value.trim() === '') return null;
  const characters = Array.from(text.value, (character) =>
    character.trim() === '' ? character : forms.get(character),
  );
  return characters.includes(undefined) ? null : { type: 'text', value: characters.join('') };
}
