import { posix } from 'node:path';
import { readSteps, type Step, type TestSteps } from './test-steps';

/** The text of a file, where there is one. */
export type ReadText = (path: string) => string | undefined;

interface Place {
  path: string;
  steps: TestSteps;
}

/** A module as another names it, with the functions that tests share. */
function importedBy(path: string, from: string, read: ReadText): Place | undefined {
  if (!from.startsWith('.')) return undefined;
  const base = posix.join(posix.dirname(path), from);
  for (const found of [`${base}.ts`, `${base}.tsx`]) {
    const text = read(found);
    if (text !== undefined) return { path: found, steps: readSteps(found, text) };
  }
  return undefined;
}

/** The steps with those of the functions that they call, in this file and in what it imports. */
function unfolded(
  steps: readonly Step[],
  place: Place,
  read: ReadText,
  callers: readonly string[] = [],
): Exclude<Step, { does: 'call' }>[] {
  return steps.flatMap((step) => {
    if (step.does !== 'call') return [step];
    const caller = `${place.path} ${step.name}`;
    if (callers.includes(caller)) return [];
    const own = place.steps.functions.get(step.name);
    if (own) return unfolded(own, place, read, [...callers, caller]);
    const origin = place.steps.imports.get(step.name);
    const there = origin && importedBy(place.path, origin.from, read);
    const shared = there?.steps.functions.get(origin?.name ?? '');
    return there && shared ? unfolded(shared, there, read, [...callers, caller]) : [];
  });
}

/** Keys that a file of stories or tests presses, where something is expected of them afterwards. */
export function pressedKeys(path: string, read: ReadText): Set<string> {
  const steps = readSteps(path, read(path) ?? '');
  const pressed = steps.statements.flatMap((statement) => {
    const done = unfolded(statement, { path, steps }, read);
    const proven = done.slice(0, done.findLastIndex(({ does }) => does === 'expect') + 1);
    return proven.flatMap((step) => (step.does === 'press' ? step.keys : []));
  });
  return new Set(pressed);
}
