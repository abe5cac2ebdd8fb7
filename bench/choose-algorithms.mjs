import { join } from 'node:path';
import { UserError } from '../scripts/setup/main.mjs';
import { root } from '../scripts/setup/root.mjs';
import { importTypeScript } from './bundle.mjs';

/**
 * Returns the ids of the algorithms to measure, in the order of the extension's own list. Returns all ids if `asked` is
 * empty. Throws for an unknown id.
 */
export async function chooseAlgorithms(asked) {
  const { algorithmInfos } = await importTypeScript(join(root, 'src', 'algorithms', 'index.ts'));
  const known = algorithmInfos.map(({ id }) => id);
  const unknown = asked.find((id) => !known.includes(id));
  if (unknown) throw new UserError(`There is no algorithm "${unknown}"; there are ${known.join(', ')}.`);
  return asked.length === 0 ? known : known.filter((id) => asked.includes(id));
}
