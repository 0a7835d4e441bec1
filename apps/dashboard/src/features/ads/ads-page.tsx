import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { CampaignList } from './campaign-list';

const CampaignFormPage = lazyNamed(() => import('./campaign-form'), 'CampaignFormPage');

/** The campaigns, or the form of one: the specification has one address for both. */
export function Component() {
  const [search] = useSearchParams();
  const form = search.get('form');
  if (form !== 'create' && form !== 'edit') return <CampaignList />;
  const id = Number(search.get(form === 'edit' ? 'id' : 'from') ?? Number.NaN);
  const key = `${form} ${id}`;
  return (
    <Suspense fallback={null}>
      <CampaignFormPage
        key={key}
        mode={form}
        id={Number.isInteger(id) && id > 0 ? id : undefined}
      />
    </Suspense>
  );
}
