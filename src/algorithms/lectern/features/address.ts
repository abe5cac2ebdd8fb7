/** The features `pg_path` to `pg_url_list`: facts about the page that follow from its address (URL). */
import { ADDRESS_KINDS } from '../../../vocabulary/model/addresses.ts';
import type { PageFeature } from './table.ts';

export type AddressFeature =
  | 'pg_path'
  | 'pg_slug'
  | 'pg_url_date'
  | 'pg_home'
  | 'pg_url_forum'
  | 'pg_url_docs'
  | 'pg_url_product'
  | 'pg_url_blog'
  | 'pg_url_list';

export function addressFeatures(address: string): Pick<Record<PageFeature, number>, AddressFeature> {
  const [, host = '', path = ''] = /^[a-z]+:\/\/([^/?#]*)([^?#]*)/i.exec(address) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  const where = `${host}/${parts.join('/')}/`.toLowerCase();
  const says = (pattern: RegExp) => (pattern.test(where) ? 1 : 0);
  return {
    pg_path: parts.length,
    pg_slug: parts.reduce((most, part) => Math.max(most, part.split(/[-_+]|%20/).length), 0),
    pg_url_date: says(/\/(?:19|20)\d\d[/-]?(?:[01]\d\b|\/)/),
    pg_home: parts.length === 0 ? 1 : 0,
    pg_url_forum: says(ADDRESS_KINDS.forum),
    pg_url_docs: says(ADDRESS_KINDS.docs),
    pg_url_product: says(ADDRESS_KINDS.product),
    pg_url_blog: says(ADDRESS_KINDS.blog),
    pg_url_list: says(ADDRESS_KINDS.list),
  };
}
