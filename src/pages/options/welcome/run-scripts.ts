/** Runs scripts of the extension in its own page, each once, in order. */
import { browser } from '../../../platform/browser.ts';

const running = new Map<string, Promise<void>>();

/** Rejects if a script cannot be loaded. */
export async function runScripts(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map((file) => {
      const known = running.get(file) ?? run(file);
      running.set(file, known);
      return known;
    }),
  );
}

function run(file: string): Promise<void> {
  const script = document.createElement('script');
  script.src = browser.runtime.getURL(file);
  // Runs scripts in insertion order.
  script.async = false;
  const hasRun = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${file} did not load`));
  });
  document.head.append(script);
  return hasRun;
}
