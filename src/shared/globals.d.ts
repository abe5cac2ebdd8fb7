/** Declares globals for code that also runs without a document, and so is compiled without the DOM library. */
declare function atob(base64: string): string;
declare function setTimeout(callback: (value: never) => void, delay: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare const performance: { now(): number };
/** Absent in Node 20. */
declare var navigator: { readonly platform: string } | undefined;

declare class TextDecoder {
  constructor(encoding?: string);
  decode(bytes: Uint8Array): string;
}

declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string): boolean;
  readonly href: string;
  readonly origin: string;
  readonly search: string;
  readonly hash: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly searchParams: { get(name: string): string | null };
}
