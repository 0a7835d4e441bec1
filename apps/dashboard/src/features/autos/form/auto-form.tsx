import type { Auto } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { declinedErrors } from '../../../shared/resource/form/declined-errors';
import { FormBoundary } from '../../../shared/resource/form/FormBoundary';
import { useFresh } from '../../../shared/resource/query/use-fresh';
import { useIdParam } from '../../../shared/resource/routes/use-id-param';
import { autoQueries } from '../queries';
import { fieldOf } from './auto-fields';
import type { AutoFormValues } from './auto-fields';
import { AutoFormScreen, type AutoFormScreenProps } from './AutoFormScreen';
import { DeclinedBanner } from './DeclinedBanner';
import { OpenedAt } from './OpenedAt';
import { FromApplication, FromTradeIn } from './FromBuyer';
import { FromProposal } from './FromProposal';
import type { KnownCar, ListingSource } from './known-car';
import { LockedBanner } from './LockedBanner';

const idIn = (search: URLSearchParams, name: string): number | undefined => {
  const value = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
};

/** A new listing: empty, with the model that a proposal brought into the catalogue, or of a buyer's car that is ours now. */
export function Create() {
  const [search] = useSearchParams();
  const proposal = idIn(search, 'from_proposal');
  const won = idIn(search, 'from_trade_in');
  const application = idIn(search, 'from_application');
  const ofBuyer = (known: KnownCar, source: ListingSource, banner: ReactNode) => (
    <NewCar known={known} source={source} banners={banner} />
  );
  if (won !== undefined) {
    return (
      <FromTradeIn key={won} id={won}>
        {ofBuyer}
      </FromTradeIn>
    );
  }
  if (application !== undefined) {
    return (
      <FromApplication key={application} id={application}>
        {ofBuyer}
      </FromApplication>
    );
  }
  if (proposal !== undefined) {
    return (
      <FromProposal key={proposal} id={proposal}>
        {(known, banner) => <NewCar known={known} banners={banner} />}
      </FromProposal>
    );
  }
  return <NewCar />;
}

function NewCar(props: Pick<AutoFormScreenProps, 'known' | 'source' | 'banners'>) {
  const { t } = useTranslation('auto-form');
  return (
    <AutoFormScreen
      {...props}
      actions={[
        { intent: 'draft', label: t('footer.saveDraft') },
        { intent: 'moderation', label: t('footer.submit') },
      ]}
    />
  );
}

/** An earlier listing. */
export function Edit() {
  const id = useIdParam();
  return <EditCar key={id} id={id} />;
}

function EditCar({ id }: { id: number }) {
  const { t } = useTranslation('auto-form');
  const query = useFresh(useQuery(autoQueries.one(id)));
  return (
    <FormBoundary hasRail query={query} title={t('editTitle')} backTo={paths.autos.view(id)}>
      {(auto) => <KnownListing first={auto} />}
    </FormBoundary>
  );
}

/** @param props.first the listing as it was read: what comes later must not slip under what is being typed */
function KnownListing(props: { first: Auto }) {
  const [auto] = useState(props.first);
  const { t } = useTranslation('auto-form');
  const language = useLanguage();
  // A declined one may go back only after a change: that is what this form makes.
  const canSubmit =
    auto.status === 'moderation_declined' || auto.allowed_transitions.includes('moderation');
  const isDraft = auto.status === 'ne_active';
  return (
    <AutoFormScreen
      auto={auto}
      isReadOnly={!auto.can_edit}
      errors={declinedErrors<AutoFormValues>(auto.reasons, language, fieldOf)}
      banners={
        <>
          <OpenedAt reasons={auto.reasons} />
          {!auto.can_edit && <LockedBanner auto={auto} />}
          {auto.reasons.length > 0 && <DeclinedBanner reasons={auto.reasons} />}
        </>
      }
      actions={
        canSubmit
          ? [
              { intent: 'draft', label: t(isDraft ? 'footer.saveDraft' : 'footer.save') },
              { intent: 'moderation', label: t('footer.submit') },
            ]
          : [{ intent: 'draft', label: t('footer.save') }]
      }
    />
  );
}
