/**
 * Platform globals that the pure folders use besides ECMAScript. They compile without the DOM library, so that using
 * `document` is a type error; `URL` exists in every environment that runs them.
 */
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
