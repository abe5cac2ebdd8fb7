// Finds out for which injected script a module is resolved. crxjs builds each injected script separately, in library
// mode and without plugins. Only the aliases of vite.config.ts apply, and an alias with a custom resolver can read
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
