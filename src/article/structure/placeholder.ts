import type { Element } from 'hast';
import type { Embed, EmbedKind } from '../../page/embeds/types.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import { element } from './hast.ts';

const LABELS: Readonly<Record<EmbedKind, MessageKey>> = {
  audio: 'embedAudio',
  chart: 'embedChart',
  code: 'embedCode',
  document: 'embedDocument',
  map: 'embedMap',
  page: 'embedPage',
  picture: 'embedPicture',
  post: 'embedPost',
  video: 'embedVideo',
};

/** Returns a text link, under its still picture if there is one: the embed itself loads only on request. */
export function placeholder({ kind, site, url, title, poster, isFile }: Embed): Element {
  const words =
    title === ''
      ? message('embed', message(LABELS[kind]), site)
      : message('embedCalled', message(LABELS[kind]), title, site);
  const dataEmbed = isFile ? `${kind}-file` : kind;
  const link = element('a', { href: url }, words);
  if (poster === '') return element('p', { dataEmbed }, [link]);
  const picture = element('img', { src: poster, alt: '' });
  return element('figure', { dataEmbed }, [picture, element('figcaption', {}, [link])]);
}
