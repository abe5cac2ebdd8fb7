// Finds out for which injected script a module is resolved. crxjs builds each injected script separately, in library
// mode, without plugins but with the aliases of vite.config.ts. The custom resolver of an alias, however, can read
// which script is being built.

/** The part of a resolver's `this` that identifies the build. */
export interface Resolving {
  environment?: { config: { build: { lib: false | { entry?: unknown } } } };
}

/** Returns the path of the injected script being built, with forward slashes; null for the popup and the background. */
export function injectedScript({ environment }: Resolving): string | null {
  const lib = environment?.config.build.lib;
  return lib ? String(lib.entry).replaceAll('\\', '/') : null;
}
