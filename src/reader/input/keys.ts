import type { CopyFormat } from '../../shared/copy-format.ts';

export type OwnPanel = 'algorithm' | 'copy' | 'appearance' | 'keys';
/** A panel that a lazy script adds. */
export type ExtraPanelName = `extra-${string}`;
export type Panel = OwnPanel | ExtraPanelName;

/** What keys can do. */
export interface KeyCommands {
  escape(): void;
  /** A picture is over everything: keys that speak of the text wait. */
  isViewingPicture(): boolean;
  selectArticle(): void;
  copy(format: CopyFormat): void;
  copyLink(): void;
  /** Opens the menu where the kinds of files are. */
  chooseFile(): void;
  toggle(panel: Panel): void;
  toggleExplanation(): void;
  /** Counted from 0, in the order of the menu. */
  chooseAlgorithm(index: number): void;
  /** True when it stood for something. */
  other(event: KeyboardEvent): boolean;
}

/** For the list that `?` shows. */
export const KEY_LIST: readonly { keys: string; does: string }[] = [
  { keys: 'Esc', does: 'Close the open menu, then the reader' },
  { keys: 'C', does: 'Copy the article' },
  { keys: 'M', does: 'Copy as Markdown' },
  { keys: 'L', does: 'Copy a link to what is selected, or to the page' },
  { keys: 'S', does: 'Save as a file' },
  { keys: 'A', does: 'Appearance' },
  { keys: '1 – 9', does: 'Try an algorithm on this page' },
  { keys: 'D', does: 'Compare with another algorithm' },
  { keys: 'Shift 1 – 9', does: 'Compare with that algorithm' },
  { keys: 'N / P', does: 'Go to the next or the previous difference, or block with votes' },
  { keys: 'T', does: 'Take over the difference' },
  { keys: 'V', does: 'Show how many algorithms keep each block' },
  { keys: 'E', does: 'Correct the article' },
  { keys: 'X', does: 'Explain what is here and what is not' },
  { keys: 'W', does: 'Why is this paragraph here? Also Alt and a click' },
  { keys: 'R', does: 'Look at the page: what is kept, what is left out' },
  { keys: 'Ctrl A', does: 'Select the whole article' },
  { keys: 'Ctrl P', does: 'Print the article' },
  { keys: '?', does: 'Show these keys' },
];

/** The number key of the algorithm at this place of the menu, counted from 0; '' when there is none. */
export function digitOf(index: number): string {
  return index < 9 ? String(index + 1) : '';
}

/** Does what a key stands for; true when it stood for something. */
export function handleKey(event: KeyboardEvent, commands: KeyCommands): boolean {
  if (event.isComposing) return false;
  if (event.key === 'Escape') return run(commands.escape);
  if (commands.isViewingPicture()) return false;
  if (isTextField(event.composedPath()[0])) return false;
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (isCommand && event.key.toLowerCase() === 'a') return run(commands.selectArticle);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return handlePlainKey(event, commands);
}

function handlePlainKey(event: KeyboardEvent, commands: KeyCommands): boolean {
  const { key, repeat } = event;
  if (repeat) return false;
  if (/^[1-9]$/.test(key)) return run(() => commands.chooseAlgorithm(Number(key) - 1));
  switch (key.toLowerCase()) {
    case 'c':
      return run(() => commands.copy('rich'));
    case 'm':
      return run(() => commands.copy('markdown'));
    case 'l':
      return run(commands.copyLink);
    case 's':
      return run(commands.chooseFile);
    case 'a':
      return run(() => commands.toggle('appearance'));
    case 'x':
      return run(commands.toggleExplanation);
    case '?':
      return run(() => commands.toggle('keys'));
    default:
      return commands.other(event);
  }
}

function run(command: () => void): true {
  command();
  return true;
}

function isTextField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=range])')
  );
}
