/** What the sources say about a field, best first. */
import { type JsonLdGraph, textsOf } from './json-ld.ts';
import type { Property } from './properties.ts';

/** What a source says about a field. */
export interface Claim {
  value: string;
  /** In words for a person. */
  source: string;
}

/** What nobody says. */
export const NO_CLAIM: Claim = { value: '', source: '' };

/** The first claim that says anything, and may be right. */
export function firstClaim(claims: readonly Claim[], mayBe: (value: string) => boolean): Claim {
  return claims.find(({ value }) => value !== '' && mayBe(value)) ?? NO_CLAIM;
}

/** What meta elements say, by their names, best first. */
export function metaClaims(meta: Readonly<Record<string, readonly string[]>>, names: readonly string[]): Claim[] {
  const claims = names.map((name) => ({ value: meta[name]?.[0] ?? '', source: metaSource(name) }));
  return claims.filter(({ value }) => value !== '');
}

/** Whose name for a meta element it is. */
export function metaSource(name: string): string {
  return /^(?:og|article):/.test(name) ? 'Open Graph' : 'meta';
}

/** What properties of JSON-LD nodes say. */
export function jsonLdClaims(graph: JsonLdGraph, ...values: readonly unknown[]): Claim[] {
  return values.flatMap((value) => textsOf(graph, value)).map((value) => ({ value, source: 'JSON-LD' }));
}

/** What microdata and RDFa say. */
export function propertyClaims(properties: readonly Property[], name: string): Claim[] {
  return properties.filter((property) => property.name === name).map(({ value, source }) => ({ value, source }));
}
