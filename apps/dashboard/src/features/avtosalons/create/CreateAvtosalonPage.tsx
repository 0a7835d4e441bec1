import { idempotencyKey } from '@karvon/api/http';
import { createAvtosalon, getListAvtosalonsQueryKey } from '@karvon/api/main/avtosalons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../shared/feedback/toast';
import { paths } from '../../../shared/paths';
import { avtosalonQueries } from '../avtosalon-queries';
import { emptyAvtosalon, toRequest, type AvtosalonFormValues } from '../form/avtosalon-form-values';
import { AvtosalonForm } from '../form/AvtosalonForm';
import { FormPending } from '../form/FormPending';

/** A new showroom. */
export function CreateAvtosalonPage() {
  const { t } = useTranslation('avtosalons');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const regions = useQuery(avtosalonQueries.regions());
  const [save] = useState(createSave);
  if (regions.data === undefined) {
    return <FormPending title={t('create')} error={regions.error} retry={regions.refetch} />;
  }
  return (
    <AvtosalonForm
      initial={emptyAvtosalon}
      regions={regions.data.results}
      draftName="avtosalon-create"
      title={t('create')}
      backTo={paths.avtosalons.index}
      submitLabel={t('add')}
      save={save}
      onSaved={({ id, name }) => {
        void cache.invalidateQueries({ queryKey: getListAvtosalonsQueryKey() });
        void toast({ tone: 'success', title: t('created', { name }) });
        void navigate(paths.avtosalons.view(id), { replace: true });
      }}
    />
  );
}

/** One key for one content: a retry after a lost answer makes no second showroom, a corrected form is a new request. */
function createSave() {
  let sent: { body: string; key: string } | undefined;
  return (values: AvtosalonFormValues) => {
    const request = toRequest(values);
    const body = JSON.stringify(request);
    if (sent?.body !== body) sent = { body, key: idempotencyKey() };
    return createAvtosalon(request, { 'Idempotency-Key': sent.key });
  };
}

export { CreateAvtosalonPage as Component };
