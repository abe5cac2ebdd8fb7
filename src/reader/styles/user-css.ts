/** Applies the user's own CSS to the reader, but removes the parts that could load something from the network. */
import { adoptSheet } from './adopt-sheet.ts';

/**
 * Matches the kinds of CSS rules that are allowed. Other kinds load fonts or style sheets, or may contain a URL where
 * `cleanStyle` does not look (`@property`, for example).
 */
const RULES =
  /^CSS(?:Style|Media|Supports|Container|LayerBlock|Scope|StartingStyle|Keyframes|Keyframe|Page)Rule$|^CSSNestedDeclarations$/;

/**
 * Matches CSS functions that take a URL, and character escapes, which could hide such a function: `\75rl` is "url", and
 * browsers return the values of custom properties with unresolved escapes.
 */
const LOADS = /\\[\da-z]|(?:url|src|image|image-set|type)\(/i;

interface Cleaned {
  css: string;
  /** Removed parts, as the browser writes them, for the warning on the options page. */
  leftOut: readonly string[];
}

export function cleanCss(css: string): Cleaned {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const leftOut: string[] = [];
  cleanRules(sheet, leftOut);
  return { css: textOf(sheet.cssRules), leftOut };
}

interface Parent {
  readonly cssRules: CSSRuleList;
  deleteRule(index: number): void;
}

type AnyRule = CSSRule & Partial<Parent> & { style?: CSSStyleDeclaration };

function cleanRules(parent: Parent, leftOut: string[]): void {
  for (let index = parent.cssRules.length - 1; index >= 0; index--) {
    const rule = parent.cssRules[index] as AnyRule;
    if (!RULES.test(kindOf(rule))) {
      leftOut.unshift(rule.cssText);
      parent.deleteRule(index);
      continue;
    }
    if (rule.style) cleanStyle(rule.style, leftOut);
    if (kindOf(rule) === 'CSSKeyframesRule') {
      for (const frame of rule.cssRules as Iterable<AnyRule> & CSSRuleList)
        if (frame.style) cleanStyle(frame.style, leftOut);
    } else if (rule.cssRules) cleanRules(rule as Parent, leftOut);
  }
}

/** Returns the class name of a rule. Unlike `instanceof`, this also works for objects of other windows. */
const kindOf = (rule: CSSRule) => Object.prototype.toString.call(rule).slice('[object '.length, -1);

function cleanStyle(style: CSSStyleDeclaration, leftOut: string[]): void {
  for (const name of Array.from(style)) {
    const value = style.getPropertyValue(name);
    if (!LOADS.test(value)) continue;
    leftOut.push(`${name}: ${value}`);
    style.removeProperty(name);
  }
  // Also checks the whole text: if a shorthand property contains a variable, the properties that it sets have no values
  // yet, so the loop above could not check them.
  if (!LOADS.test(style.cssText)) return;
  leftOut.push(style.cssText);
  style.cssText = '';
}

const textOf = (rules: CSSRuleList) => Array.from(rules, ({ cssText }) => cssText).join('\n');

interface Worn {
  css: string;
  /** Number of style sheets when the user's CSS was added as the last. If there are more now, others follow it. */
  count: number;
  takeOff(): void;
}

const worn = new WeakMap<ShadowRoot, Worn>();

/** Adds the user's CSS after all style sheets of the reader; moves it to the end again when a sheet was added later. */
export function wearUserCss(root: ShadowRoot, css: string): void {
  const before = worn.get(root);
  if (css === (before?.css ?? '') && (!before || before.count === root.adoptedStyleSheets.length)) return;
  before?.takeOff();
  worn.delete(root);
  if (css.trim() === '') return;
  const takeOff = adoptSheet(root, cleanCss(css).css);
  worn.set(root, { css, takeOff, count: root.adoptedStyleSheets.length });
}
