import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { toProblem } from '../../../platform/http/error-handler';
import { type FieldError, Problem, validation } from '../../../platform/http/problem';
import type { AutoLifecycle } from './auto-lifecycle.service';
import { createAutoReferencesRepository } from './auto-references.repository';
import type { AutosBulk, AutosBulkRow } from './auto-types';
import type { AutosListService } from './autos-list.service';
import type { AutosService } from './autos.service';
import { isStatus } from './transition-rules';

interface BulkParts {
  autos: AutosService;
  lifecycle: AutoLifecycle;
  list: AutosListService;
}

function requestErrors({ ids, action, reason, note, avtosalon }: AutosBulk): FieldError[] {
  const errors: FieldError[] = ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [{ field: `ids.${index}`, code: 'duplicate' }],
  );
  if (action === 'deactivate' && reason === undefined)
    errors.push({ field: 'reason', code: 'required' });
  if (action === 'deactivate' && reason === 'other' && (note ?? '').trim() === '')
    errors.push({ field: 'note', code: 'required' });
  if (action === 'move' && avtosalon === undefined)
    errors.push({ field: 'avtosalon', code: 'required' });
  return errors;
}

export function createAutosBulk({ db }: Deps, { autos, lifecycle, list }: BulkParts) {
  const references = createAutoReferencesRepository(db);

  async function act(access: Access, id: number, request: AutosBulk): Promise<void> {
    const { action, reason, note, avtosalon } = request;
    switch (action) {
      case 'refresh':
        await lifecycle.refresh(access, id);
        return;
      case 'renew':
        await lifecycle.transition(access, id, { to: 'active' });
        return;
      case 'deactivate':
        await lifecycle.transition(access, id, { to: 'deactivated', reason, note });
        return;
      case 'archive':
        await lifecycle.transition(access, id, { to: 'archived', note });
        return;
      case 'move':
        await autos.update(access, id, undefined, { avtosalon });
        return;
      default:
        action satisfies never;
    }
  }

  /** Problems become results here; other errors are thrown. */
  async function attempt(access: Access, id: number, request: AutosBulk): Promise<AutosBulkRow> {
    try {
      await act(access, id, request);
      return { id, ok: true };
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status >= 500) throw error;
      const { code, extra } = problem;
      // The first field says more than that some field was rejected.
      return { id, ok: false, code: extra.errors?.[0]?.code ?? code, ...allowedOf(problem) };
    }
  }

  return {
    /** @throws Problem 422 when the request as a whole makes no sense */
    async update(access: Access, request: AutosBulk) {
      const errors = requestErrors(request);
      const { avtosalon, ids } = request;
      if (avtosalon !== undefined && !(await references.hasAvtosalon(access, avtosalon)))
        errors.push({ field: 'avtosalon', code: 'unknown_reference' });
      if (errors.length > 0) throw validation(errors);

      const rows = new Map<number, AutosBulkRow>();
      // Locked in one order everywhere, so that two requests never wait for each other.
      for (const id of ids.toSorted((a, b) => a - b))
        rows.set(id, await attempt(access, id, request));
      const now = await list.byIds(access, ids);
      const results = ids.flatMap((id) => {
        const row = rows.get(id);
        return row === undefined ? [] : [{ ...row, auto: now.get(id) }];
      });
      const done = results.filter(({ ok }) => ok).length;
      return { done, refused: results.length - done, results };
    },
  };
}

function allowedOf({ extra }: Problem): Pick<AutosBulkRow, 'allowed'> {
  const allowed = extra.allowed?.filter(isStatus);
  return allowed === undefined ? {} : { allowed };
}
