import type { Avtosalon, Region } from '@karvon/api/main';
import { isApiError } from '@karvon/api/errors';
import { etagOf } from '@karvon/api/http';
import {
  getAvtosalon,
  getGetAvtosalonQueryKey,
  getListAvtosalonsQueryKey,
  updateAvtosalon,
} from '@karvon/api/main/avtosalons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { toast } from '../../../shared/feedback/toast';
import type { Side } from '../../../shared/form/conflict';
import { paths } from '../../../shared/paths';
import { whenReachable } from '../../../shared/routing/when-reachable';
import { avtosalonId } from '../avtosalon-id';
import { avtosalonQueries } from '../avtosalon-queries';
import { fromAvtosalon, toUpdate, type AvtosalonFormValues } from '../form/avtosalon-form-values';
import { AvtosalonForm } from '../form/AvtosalonForm';
import { FormPending } from '../form/FormPending';
import type { ComparedField } from './differences';

const AvtosalonConflict = lazy(async () => ({
  default: (await whenReachable(() => import('./AvtosalonConflict'))).AvtosalonConflict,
}));

/** Changes a showroom. */
export function EditAvtosalonPage() {
  const { t } = useTranslation('avtosalons');
  const id = avtosalonId(useParams()['id']) ?? 0;
  const avtosalon = useQuery(avtosalonQueries.one(id));
  const regions = useQuery(avtosalonQueries.regions());
  // Not found is the route's own page.
  if (isApiError(avtosalon.error, 'not_found')) throw avtosalon.error;
  if (avtosalon.data === undefined || regions.data === undefined) {
    return (
      <FormPending
        title={t('edit')}
        error={avtosalon.error ?? regions.error}
        retry={() => Promise.all([avtosalon.refetch(), regions.refetch()])}
      />
    );
  }
  return <EditAvtosalon key={id} first={avtosalon.data} regions={regions.data.results} />;
}

interface Conflict {
  current: Avtosalon;
  form: UseFormReturn<AvtosalonFormValues>;
}

/** @param props.first the showroom as it was read: a later answer must not change a form that is being filled */
function EditAvtosalon(props: { first: Avtosalon; regions: readonly Region[] }) {
  const { t } = useTranslation('avtosalons');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [base, setBase] = useState(props.first);
  const [conflict, setConflict] = useState<Conflict>();
  const { id } = base;

  const keep = (saved: Avtosalon) => {
    cache.setQueryData(getGetAvtosalonQueryKey(id), saved);
    void cache.invalidateQueries({ queryKey: getListAvtosalonsQueryKey() });
  };
  const save = async (values: AvtosalonFormValues): Promise<Avtosalon> => {
    const changes = toUpdate(values, fromAvtosalon(base));
    if (changes === undefined) return base;
    return updateAvtosalon(id, changes, { 'If-Match': etagOf(values) });
  };
  const compare = async (form: Conflict['form']) => {
    try {
      const current = await getAvtosalon(id);
      setConflict({ current, form });
    } catch {
      void toast({ tone: 'danger', title: t('conflictFailed') });
    }
  };
  const resolve = (
    { current, form }: Conflict,
    choices: ReadonlyMap<ComparedField, Side> | undefined,
  ) => {
    setConflict(undefined);
    if (choices === undefined) return;
    const there = fromAvtosalon(current);
    for (const [field, side] of choices) if (side === 'theirs') form.setValue(field, there[field]);
    form.setValue('version', current.version);
    keep(current);
    // From here on changes are what differs from theirs; the form is sent below and must know it.
    flushSync(() => setBase(current));
    document.querySelector<HTMLFormElement>('form#avtosalon')?.requestSubmit();
  };
  return (
    <>
      <AvtosalonForm
        initial={fromAvtosalon(base)}
        regions={props.regions}
        draftName={`avtosalon-edit-${id}`}
        title={t('editOf', { name: base.name })}
        backTo={paths.avtosalons.view(id)}
        submitLabel={t('save')}
        save={save}
        onStale={(form) => void compare(form)}
        onSaved={(saved) => {
          keep(saved);
          void toast({ tone: 'success', title: t('saved') });
          void navigate(paths.avtosalons.view(id));
        }}
      />
      {conflict !== undefined && (
        <Suspense fallback={null}>
          <AvtosalonConflict
            mine={conflict.form.getValues()}
            before={base}
            theirs={conflict.current}
            regions={props.regions}
            onResolve={(choices) => resolve(conflict, choices)}
          />
        </Suspense>
      )}
    </>
  );
}

export { EditAvtosalonPage as Component };
