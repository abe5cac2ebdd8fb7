import type { FileContent } from '../../store/messages/protocol.ts';

/** Saves what the reader gave, as a click on a link would. */
export async function saveFile({ name, url }: FileContent): Promise<void> {
  // Links to data of more than a few megabytes lead nowhere in some browsers; those to a blob do.
  const file = URL.createObjectURL(await (await fetch(url)).blob());
  const link = document.createElement('a');
  link.href = file;
  link.download = name;
  link.click();
}
