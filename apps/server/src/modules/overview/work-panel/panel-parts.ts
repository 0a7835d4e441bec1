import type { Deps } from '../../../platform/deps';
import type { WorkPanelPart } from './work-panel-types';

export function createParts(log: Deps['log']) {
  const failures: { parts: readonly WorkPanelPart[]; error: unknown }[] = [];
  let asked = 0;

  return {
    /** @returns undefined when it failed: its parts stay empty then */
    async read<Said>(
      parts: readonly WorkPanelPart[],
      read: () => Promise<Said>,
    ): Promise<Said | undefined> {
      asked += 1;
      try {
        return await read();
      } catch (error) {
        failures.push({ parts, error });
        return undefined;
      }
    },

    /** Undefined when no part failed. @throws the first error when no part could be read */
    failed(): WorkPanelPart[] | undefined {
      const [first] = failures;
      if (first === undefined) return undefined;
      if (failures.length === asked) throw first.error;
      for (const { parts, error } of failures)
        log.error({ err: error, parts }, 'work_panel.part_failed');
      return [...new Set(failures.flatMap(({ parts }) => parts))];
    },
  };
}
