// Generates texts on which a pattern may be slow: for each unbounded quantifier, many repetitions of a text that
// matches the repeated part.
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Characters to try as matches of a character class, in addition to the characters in the pattern. */
const USUAL = ['a', ' ', '0', '-', '/', '.', ',', '\n', '\t', 'A', '_'];
/** Largest number of characters to try for a character class. */
const MOST_OF_CLASS = 4;
/** Largest number of different texts to repeat for one quantifier. */
const MOST_SAMPLES = 6;
/**
 * Endings of the generated texts. If the pattern cannot match because of the ending, the regular expression engine
 * tries all alternatives, which may take long.
 */
const ENDS = ['', '\n', '!', '\u0001'];
/** Largest number of different repeated texts to try for one pattern. */
const MOST_PUMPS = 120;

/**
 * Returns functions that generate a difficult text for a pattern. Each takes the approximate length of the text
 * (characters).
 */
export function attacksOn({ source, flags }) {
  const sampler = new Sampler(source, flags);
  const pumps = new Set();
  const starts = new Set(['']);
  for (const quantifier of sampler.endless) {
    const own = sampler.samplesOf(quantifier.element);
    const [before, behind] = sampler.around(quantifier);
    for (const sample of own) {
      pumps.add(sample);
      for (let from = 0; from < before.length; from++) pumps.add(before.slice(from).join('') + sample);
      for (const next of behind.slice(0, 2)) pumps.add(sample + next);
      pumps.add(before.join('') + sample + behind.join(''));
    }
    pumps.add(before.join(''));
    starts.add(before.join(''));
  }
  const all = [...pumps].filter((pump) => pump !== '').slice(0, MOST_PUMPS);
  return all.flatMap((pump) =>
    [...starts]
      .slice(0, 3)
      .flatMap((start) => ENDS.map((end) => (length) => start + pump.repeat(Math.ceil(length / pump.length)) + end)),
  );
}

class Sampler {
  /** Quantifiers of the pattern without an upper bound, or with a bound above 100. */
  endless = [];
  #flags;
  #characters;

  constructor(source, flags) {
    this.#flags = flags.replace(/[gy]/g, '');
    const found = new Set();
    const tree = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
    visitRegExpAST(tree, {
      onCharacterEnter: ({ value }) => found.add(String.fromCodePoint(value)),
      onQuantifierEnter: (node) => node.max > 100 && this.endless.push(node),
    });
    this.#characters = [...new Set([...USUAL, ...[...found].slice(0, 60)])];
  }

  /**
   * Returns two lists: texts that match the parts of the pattern before the quantifier, and texts that match the parts
   * after the quantifier.
   */
  around(quantifier) {
    const [before, behind] = [[], []];
    for (let node = quantifier; node.parent; node = node.parent) {
      if (node.parent.type !== 'Alternative') continue;
      const siblings = node.parent.elements;
      const at = siblings.indexOf(node);
      before.unshift(...siblings.slice(0, at).map((sibling) => this.#sample(sibling)));
      behind.push(...siblings.slice(at + 1).map((sibling) => this.#sample(sibling)));
    }
    return [before.filter((text) => text !== ''), behind.filter((text) => text !== '')];
  }

  samplesOf(node) {
    return [...new Set(Array.from({ length: MOST_SAMPLES }, (_, choice) => this.#sample(node, choice)))];
  }

  /**
   * Returns a text that matches a part of the pattern. `choice` selects one of the part's characters or alternatives.
   */
  #sample(node, choice = 0) {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass':
        return nth(this.#inClass(node), choice);
      case 'Quantifier':
        return this.#sample(node.element, choice).repeat(Math.min(Math.max(node.min, 1), node.max, 40));
      case 'Alternative':
        return node.elements.map((element) => this.#sample(element, choice)).join('');
      case 'Group':
      case 'CapturingGroup':
        return nth(
          node.alternatives.map((one) => this.#sample(one, choice)).filter((text) => text !== ''),
          choice,
        );
      default:
        return '';
    }
  }

  #inClass({ raw }) {
    const pattern = new RegExp(`^${raw}$`, [...new Set(`${this.#flags}s`)].join(''));
    return this.#characters.filter((character) => pattern.test(character)).slice(0, MOST_OF_CLASS);
  }
}

const nth = (texts, choice) => texts[choice % texts.length] ?? '';
