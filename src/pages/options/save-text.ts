/** Downloads a text as a file. */
export function saveText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Returns a file name with today's date: "lectern-settings-2026-03-14.json". */
export function datedName(what: string, ending: string): string {
  return `lectern-${what}-${new Date().toISOString().slice(0, 10)}.${ending}`;
}
