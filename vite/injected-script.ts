// crxjs builds each injected script by itself, in library mode and without plugins, but with our aliases; an alias can ask
// which script it resolves for.

/** The part of a build that those who resolve for it may know. */
export interface Resolving {
  environment?: { config: { build: { lib: false | { entry?: unknown } } } };
}

/** Path of the injected script that is being built, with forward slashes; null for the popup and the background. */
export function injectedScript({ environment }: Resolving): string | null {
  const lib = environment?.config.build.lib;
  return lib ? String(lib.entry).replaceAll('\\', '/') : null;
}
