import { getListAvtosalonsQueryKey } from '@karvon/api/main/avtosalons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../shared/feedback/toast';
import { paths } from '../../../shared/paths';
import { avtosalonQueries } from '../avtosalon-queries';
import { emptyAvtosalon } from '../form/avtosalon-form-values';
import { AvtosalonForm } from '../form/AvtosalonForm';
import { FormPending } from '../form/FormPending';
import { createOnce } from './create-once';

/** A new showroom. */
export function CreateAvtosalonPage() {
  const { t } = useTranslation('avtosalons');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const regions = useQuery(avtosalonQueries.regions());
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
      save={(_, form) => createOnce(form)}
      onSaved={({ id, name }) => {
        void cache.invalidateQueries({ queryKey: getListAvtosalonsQueryKey() });
        void toast({ tone: 'success', title: t('created', { name }) });
        void navigate(paths.avtosalons.view(id), { replace: true });
      }}
    />
  );
}

export { CreateAvtosalonPage as Component };
