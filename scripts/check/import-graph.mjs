// Laws that one import alone cannot break. A graph is a map: path in src/ → paths of what it imports.
import { folderOf, isWithin, unitOf } from './module-names.mjs';

const STEPS = 'algorithms/steps';

/** Steps that one family has for itself, or nobody. A step that another step uses is used by whoever uses that one. */
export function unsharedSteps(graph) {
  return [...graph.keys()]
    .filter((file) => isWithin(file, STEPS))
    .flatMap((file) => {
      const users = usersOfStep(graph, file);
      const isOurs = users.size > 1 || [...users].some((user) => !user.startsWith('algorithms/'));
      if (isOurs) return [];
      const [user] = users;
      return [`src/${file}: ${user ? `move it to ${user}/, the only family with a use for it` : 'nobody uses it'}.`];
    });
}

/** The families that a step serves, and the folders outside `algorithms/`. */
function usersOfStep(graph, step) {
  const serving = new Set([step]);
  const users = new Set();
  for (const served of serving) {
    for (const [file, targets] of graph) {
      if (!targets.includes(served)) continue;
      if (isWithin(file, STEPS)) serving.add(file);
      else users.add(folderOf(file) === 'algorithms' ? `algorithms/${unitOf(file)}` : folderOf(file));
    }
  }
  return users;
}

/** One message for each file from which a search meets itself again. */
export function cycles(graph) {
  const problems = [];
  const done = new Set();
  const visit = (file, path) => {
    const start = path.indexOf(file);
    if (start >= 0) {
      const circle = [...path.slice(start), file].map((name) => `src/${name}`).join(' → ');
      problems.push(`break the cycle ${circle}: move what both need to a module of its own.`);
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return problems;
}
