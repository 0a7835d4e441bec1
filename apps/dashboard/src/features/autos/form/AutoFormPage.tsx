import type { Auto, DeclinedReason } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, useLocation } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { declinedErrors, reasonText } from '../../../shared/resource/form/declined-errors';
import { FormBoundary } from '../../../shared/resource/form/FormBoundary';
import { useFresh, useNamed } from '../../../shared/resource/query/use-fresh';
import { useIdParam } from '../../../shared/resource/routes/use-id-param';
import { autoQueries } from '../queries';
import { fieldOf, type AutoFormValues, sections, orderOf, type AutoField } from './auto-fields';
import { AutoFormScreen, type AutoFormScreenProps } from './AutoFormScreen';
import { FromApplication, FromTradeIn } from './FromBuyer';
import { FromProposal } from './FromProposal';
import type { KnownCar, ListingSource } from './known-car';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { focusField } from './focus-field';
import { useAutoForm } from './use-auto-form';
import { useCarLists } from './use-car-lists';
import { useFieldLabel } from './use-field-label';

const sortedReasons = (reasons: readonly DeclinedReason[]): DeclinedReason[] =>
  reasons.toSorted((one, other) => orderOf(one.field ?? '') - orderOf(other.field ?? ''));

const firstDeclined = (reasons: readonly DeclinedReason[]): AutoField | undefined =>
  sortedReasons(reasons)
    .map(({ field }) => fieldOf(field ?? ''))
    .find((field) => field !== undefined);

const explained = [
  'moderation',
  'flagged_to_admin',
  'reported_by_client',
  'sold_on_karvon',
  'archived',
] as const;

function LockedBanner({ auto }: { auto: Pick<Auto, 'id' | 'status'> }) {
  const { t } = useTranslation('auto-form');
  const why = explained.find((status) => status === auto.status) ?? 'other';
  return (
    <Banner
      tone="warn"
      title={t('locked.title')}
      action={<BannerAction href={paths.autos.view(auto.id)}>{t('locked.open')}</BannerAction>}
    >
      {t(`locked.${why}`)}
    </Banner>
  );
}

const idIn = (search: URLSearchParams, name: string): number | undefined => {
  const value = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
};

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
        { intent: 'moderation', label: t('footer.submit'), shortLabel: t('footer.submitShort') },
      ]}
    />
  );
}

export function Edit() {
  const id = useIdParam();
  return <EditCar key={id} id={id} />;
}

function EditCar({ id }: { id: number }) {
  const { t } = useTranslation('auto-form');
  const read = useQuery(autoQueries.one(id));
  const car = read.data?.core_car;
  const lists = useCarLists({
    model: car?.car_model.id,
    generation: car?.generation?.id,
    modification: car?.modification?.id,
  });
  const query = useNamed(useFresh(read), lists);
  return (
    <FormBoundary hasRail query={query} title={t('editTitle')} backTo={paths.autos.view(id)}>
      {(auto) => <KnownListing first={auto} />}
    </FormBoundary>
  );
}

/** @param props.first the listing as first loaded: later responses must not replace what the user edits */
function KnownListing(props: { first: Auto }) {
  const [auto] = useState(props.first);
  const { t } = useTranslation('auto-form');
  const language = useLanguage();
  // A declined listing may be resubmitted only after a change, which this form makes.
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
              {
                intent: 'moderation',
                label: t('footer.submit'),
                shortLabel: t('footer.submitShort'),
              },
            ]
          : [{ intent: 'draft', label: t('footer.save') }]
      }
    />
  );
}

function DeclinedBanner({ reasons }: { reasons: readonly DeclinedReason[] }) {
  const { t } = useTranslation('auto-form');
  const form = useAutoForm();
  const language = useLanguage();
  const label = useFieldLabel();
  const first = firstDeclined(reasons);
  return (
    <Banner
      tone="danger"
      title={`${t('declined.title')}:`}
      action={
        first !== undefined && (
          <BannerAction onPress={() => focusField(form, first)}>{t('declined.go')}</BannerAction>
        )
      }
    >
      {sortedReasons(reasons)
        .map((reason) => {
          const field = fieldOf(reason.field ?? '');
          const name = field === undefined ? t('declined.general') : label(field);
          return `${name} — ${reasonText(reason, language)}`;
        })
        .join('; ')}
    </Banner>
  );
}

/** Scrolls on mount to the hash: a section (`#photos`), or the first field to correct (`#declined`). */
function OpenedAt({ reasons }: { reasons: readonly DeclinedReason[] }) {
  const form = useAutoForm();
  const { hash } = useLocation();
  const open = useEffectEvent(() => {
    const section = sections.find(({ id }) => hash === `#${id}`);
    const field = hash === '#declined' ? firstDeclined(reasons) : section?.fields[0];
    if (field !== undefined) focusField(form, field);
  });
  // Outside system: the keyboard's focus and the page's scroll position.
  useEffect(() => open(), []);
  // Outside system: the page's scroll position.
  useEffect(keepFocusInView, []);
  return null;
}

/** Keeps the focused field on screen while parts of the form load, until the user scrolls, presses or types. */
function keepFocusInView(): () => void {
  const grown = new ResizeObserver(() => {
    const { activeElement: field } = document;
    if (field !== document.body) field?.scrollIntoView({ block: 'nearest' });
  });
  const end = () => grown.disconnect();
  const inputs = ['wheel', 'pointerdown', 'keydown'] as const;
  grown.observe(document.body);
  for (const name of inputs) addEventListener(name, end, { passive: true });
  return () => {
    end();
    for (const name of inputs) removeEventListener(name, end);
  };
}
