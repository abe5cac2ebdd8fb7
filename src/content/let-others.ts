/** Firefox got it later than we need it. */
const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Input and painting come first, then we go on, and then come the page's own tasks: it stands under the reader. */
export function letOthers(): Promise<void> {
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}
