import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AutoFormScreen, type AutoFormScreenProps } from '../form/AutoFormScreen';
import { FromProposal } from './FromProposal';

/** A new listing: empty, or with the model that a proposal has brought into the catalogue. */
export function AutoCreatePage() {
  const [search] = useSearchParams();
  const proposal = search.get('from_proposal') ?? '';
  return /^\d{1,15}$/.test(proposal) ? (
    <FromProposal key={proposal} id={Number(proposal)}>
      {(known, banner) => <NewCar known={known} banners={banner} />}
    </FromProposal>
  ) : (
    <NewCar />
  );
}

function NewCar(props: Pick<AutoFormScreenProps, 'known' | 'banners'>) {
  const { t } = useTranslation('auto-form');
  return (
    <AutoFormScreen
      {...props}
      actions={[
        { kind: 'draft', label: t('footer.saveDraft') },
        { kind: 'moderation', label: t('footer.submit') },
      ]}
    />
  );
}

export { AutoCreatePage as Component };
