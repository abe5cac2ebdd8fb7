import { NO_METADATA } from '../../../article/metadata/none.ts';
import { fileName } from '../../../export/file-name.ts';
import { message } from '../../../platform/wording/message.ts';

/** A name that a pattern makes, of an article that the first page of Lectern leads to. */
export function exampleName(pattern: string): string {
  const url = message('welcomeTryAddress');
  const headline = decodeURIComponent(url.split('/').at(-1) ?? '').replaceAll('_', ' ');
  const example = { headline, authors: ['Ada Lovelace'], site: 'Wikipedia', published: '2026-03-14', url };
  return fileName({ ...NO_METADATA, ...example }, 'md', pattern);
}
