import { parseArgs } from 'node:util';

/**
 * Parses the command line. The options are the algorithms whose articles are corrected, and the maximum number of pairs
 * of pages for each host and kind of page.
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      algorithms: { type: 'string', default: 'lectern,readability,html-text' },
      pairs: { type: 'string', default: '2' },
      limit: { type: 'string', default: '1000' },
      write: { type: 'boolean', default: false },
      samples: { type: 'boolean', default: false },
    },
  });
  return {
    ...values,
    algorithms: values.algorithms.split(','),
    pairs: Number(values.pairs),
    limit: Number(values.limit),
  };
}
