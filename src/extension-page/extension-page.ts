/** What all pages of the extension have in common: language, title, theme, and a say when something fails. */
import { watchSettings } from '../messages/settings-channel.ts';
import { reportOnce } from '../platform/errors.ts';
import type { Settings } from '../settings/types.ts';
import { applyTheme } from '../shared/theme.ts';
import { direction, language } from '../wording/message.ts';

interface ExtensionPage {
  /** Draws, in the theme of the settings that are known last. */
  draw(): void;
  /** Settings that are not stored yet, for the next drawing. */
  wear(settings: Settings): void;
}

/**
 * Sets up the document of a page, and draws again when the theme changes. Nothing is drawn before the first call of `draw`.
 *
 * @param render puts the page into its document
 */
export function createExtensionPage(title: string, initial: Settings, render: () => void): ExtensionPage {
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  let settings = initial;
  const draw = () => {
    applyTheme(root, settings, prefersDark.matches);
    render();
  };
  root.lang = language();
  root.dir = direction();
  document.title = title;
  watchSettings((stored) => {
    settings = stored;
    draw();
  });
  prefersDark.addEventListener('change', draw);
  return {
    draw,
    wear(next) {
      settings = next;
    },
  };
}

/**
 * What runs the works of a page that may fail.
 *
 * @param subject what the page is about, for the console
 * @param onFailure tells the user
 */
export function createAttempts(subject: string, onFailure: () => void): (work: () => Promise<void>) => void {
  return (work) => {
    work().catch((error: unknown) => {
      reportOnce(subject, error);
      onFailure();
    });
  };
}
