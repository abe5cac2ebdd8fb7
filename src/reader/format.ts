const NUMBER = new Intl.NumberFormat('en');

/** "1,240 words" */
export function countWords(words: number): string {
  return `${NUMBER.format(words)} ${words === 1 ? 'word' : 'words'}`;
}
