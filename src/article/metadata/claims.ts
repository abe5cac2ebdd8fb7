/** Claims: the sources' values for a field, best first. */
import { type JsonLdGraph, textsOf } from './json-ld.ts';
import type { Property } from './properties.ts';

/** One source's value for a field. */
export interface Claim {
  value: string;
  /** Name of the source in plain words. */
  source: string;
}

/** The missing claim. */
export const NO_CLAIM: Claim = { value: '', source: '' };

/** Returns the first claim with a plausible value. */
export function firstClaim(claims: readonly Claim[], mayBe: (value: string) => boolean): Claim {
  return claims.find(({ value }) => value !== '' && mayBe(value)) ?? NO_CLAIM;
}

/** Returns the claims of meta elements, in the order of their names. */
export function metaClaims(meta: Readonly<Record<string, readonly string[]>>, names: readonly string[]): Claim[] {
  const claims = names.map((name) => ({ value: meta[name]?.[0] ?? '', source: metaSource(name) }));
  return claims.filter(({ value }) => value !== '');
}

/** Returns the vocabulary that a meta element's name belongs to. */
export function metaSource(name: string): string {
  return /^(?:og|article):/.test(name) ? 'Open Graph' : 'meta';
}

/** Returns the claims of JSON-LD properties. */
export function jsonLdClaims(graph: JsonLdGraph, ...values: readonly unknown[]): Claim[] {
  return values.flatMap((value) => textsOf(graph, value)).map((value) => ({ value, source: 'JSON-LD' }));
}

/** Returns the claims of microdata and RDFa. */
export function propertyClaims(properties: readonly Property[], name: string): Claim[] {
  return properties.filter((property) => property.name === name).map(({ value, source }) => ({ value, source }));
}
