/** Replaces `chrome.i18n` in tests that run outside the extension. */

/** Content of `public/_locales/en/messages.json`, or of the same file in another language. */
export type Messages = Readonly<Record<string, { message: string }>>;

export const sayInEnglish = (messages: Messages): void => sayIn('en', messages);

export function sayIn(language: string, messages: Messages): void {
  const known = new Map(Object.entries(messages));
  function getMessage(key: string, values: readonly string[] = []): string {
    const { message = '' } = known.get(key) ?? {};
    return message.replace(/\$(\d)/g, (_, digit: string) => values[Number(digit) - 1] ?? '');
  }
  const holder = globalThis as { chrome?: object };
  holder.chrome = Object.assign(holder.chrome ?? {}, { i18n: { getMessage, getUILanguage: () => language } });
}
