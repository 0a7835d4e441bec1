import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AutoFormScreen, type AutoFormScreenProps } from '../form/AutoFormScreen';
import type { KnownCar, ListingSource } from '../form/known-car';
import { FromApplication, FromTradeIn } from './FromBuyer';
import { FromProposal } from './FromProposal';
import type { ReactNode } from 'react';

const idIn = (search: URLSearchParams, name: string): number | undefined => {
  const value = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
};

/** A new listing: empty, with the model that a proposal brought into the catalogue, or of a buyer's car that is ours now. */
export function AutoCreatePage() {
  const [search] = useSearchParams();
  const proposal = idIn(search, 'from_proposal');
  const won = idIn(search, 'from_trade_in');
  const application = idIn(search, 'from_application');
  const ofBuyer = (known: KnownCar, source: ListingSource, banner: ReactNode) => (
    <NewCar known={known} source={source} banners={banner} />
  );
  if (won !== undefined)
    return (
      <FromTradeIn key={won} id={won}>
        {ofBuyer}
      </FromTradeIn>
    );
  if (application !== undefined)
    return (
      <FromApplication key={application} id={application}>
        {ofBuyer}
      </FromApplication>
    );
  if (proposal !== undefined)
    return (
      <FromProposal key={proposal} id={proposal}>
        {(known, banner) => <NewCar known={known} banners={banner} />}
      </FromProposal>
    );
  return <NewCar />;
}

function NewCar(props: Pick<AutoFormScreenProps, 'known' | 'source' | 'banners'>) {
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
