import '../../src/vocabulary/provide.ts';
import { createPage } from '../../src/page/page.ts';
import lectern from '../../src/algorithms/lectern/index.ts';
import { PAGE_KINDS } from '../../src/algorithms/types.ts';
export { useFold } from '../quality/models.ts';
export function dbg(snapshot: any) {
  const page = createPage(snapshot);
  let k: any;
  lectern.run(page, { population: 'rendered', documents: null as any, scored: (s: any) => { k = s.kinds; } });
  return [PAGE_KINDS.map((n, i) => n + ' ' + k[i].toFixed(2)).join(' ')];
}
