/** Words of a language in place of the browser's, where there is none that has them. */

/** As `public/_locales/en/messages.json` has them. */
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
