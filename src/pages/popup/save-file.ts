import type { FileContent } from '../../store/messages/protocol.ts';

/** Downloads a file from the reader by clicking a link. */
export async function saveFile({ name, url }: FileContent): Promise<void> {
  // Links to large `data:` addresses (a few megabytes) fail in some browsers; links to blobs work.
  const file = URL.createObjectURL(await (await fetch(url)).blob());
  const link = document.createElement('a');
  link.href = file;
  link.download = name;
  link.click();
}
