// crxjs builds each injected script separately, in library mode and without plugins, but with our aliases. A resolver
// can thus find out which script it resolves for.

/** The part of a resolver's context that identifies the build. */
export interface Resolving {
  environment?: { config: { build: { lib: false | { entry?: unknown } } } };
}

/** Returns the path of the injected script being built, with forward slashes; null for the popup and the background. */
export function injectedScript({ environment }: Resolving): string | null {
  const lib = environment?.config.build.lib;
  return lib ? String(lib.entry).replaceAll('\\', '/') : null;
}
