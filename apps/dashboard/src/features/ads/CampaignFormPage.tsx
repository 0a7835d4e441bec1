import type { BusinessProfile, Campaign, Pocket } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { SectionNav } from '@karvon/ui/SectionNav';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Confirm } from '../../shared/feedback/Confirm';
import { toast } from '../../shared/feedback/toast';
import { useServerNow } from '../../shared/format/use-server-now';
import { paths } from '../../shared/paths';
import { useLanguage } from '../../shared/i18n/use-language';
import { declinedErrors, reasonText } from '../../shared/resource/form/declined-errors';
import { FormBoundary } from '../../shared/resource/form/FormBoundary';
import { FormPage } from '../../shared/resource/form/FormPage';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { allOf } from '../../shared/resource/query/all-of';
import { useNamed } from '../../shared/resource/query/use-fresh';
import { useMember } from '../../shared/session/member';
import { addDays, daysBetween } from '../../shared/period';
import { formatDateIso } from '../../shared/format/date';
import { BannersSection } from './form/BannersSection';
import { BudgetSection } from './form/BudgetSection';
import {
  campaignField,
  campaignForm,
  campaignRules,
  emptyCampaign,
  fromCampaign,
  type CampaignValues,
} from './form/campaign-definition';
import { CampaignRail } from './form/CampaignRail';
import { useOwnPage, type OwnPage } from './form/use-own-page';
import { WhatSection } from './form/WhatSection';
import { adsCalls, adsQueries } from './queries';
import { Card } from '@karvon/ui/Card';
import { DateRangePicker } from '@karvon/ui/DateRangePicker';
import { usePocket } from './form/use-pocket';

const { Field } = campaignForm;

function DatesSection({
  start,
  pockets,
}: {
  start: string | undefined;
  pockets: readonly Pocket[];
}) {
  const { t } = useTranslation('ads');
  const today = formatDateIso(useServerNow());
  const { pocket, leave } = usePocket(pockets);
  const first = start !== undefined && start < today ? start : today;
  return (
    <Card id="dates" title={t('form.dates')} description={t('form.datesHint')} size="lg">
      <Field name="dates">
        {({ onChange, ...field }) => (
          <DateRangePicker
            {...field}
            onChange={(dates) => {
              // The field reports a missing part itself. Both days are required.
              onChange(dates === '' ? null : dates);
              if (!dates || pocket === undefined) return;
              if (daysBetween(dates.start, dates.end) !== pocket.days) leave();
            }}
            minValue={first}
            maxValue={addDays(first, 2 * 365)}
            description={
              field.value === null
                ? undefined
                : t('form.rangeDays', {
                    days: t('days', { count: daysBetween(field.value.start, field.value.end) }),
                  })
            }
          />
        )}
      </Field>
    </Card>
  );
}

interface CampaignFormPageProps {
  mode: 'create' | 'edit';
  id: number | undefined;
}

export function CampaignFormPage({ mode, id }: CampaignFormPageProps) {
  return id === undefined ? <NewCampaign /> : <KnownCampaign mode={mode} id={id} />;
}

function NewCampaign() {
  const { t } = useTranslation('ads');
  const own = useOwnPage();
  const query = allOf({
    profile: useQuery(adsQueries.profile()),
    pockets: useQuery(adsQueries.pockets()),
    own: own.query,
  });
  return (
    <FormBoundary query={query} title={t('form.create')} backTo={paths.ads.index}>
      {({ profile, pockets }) => (
        <CampaignFields profile={profile} pockets={pockets.results} ownPage={own} />
      )}
    </FormBoundary>
  );
}

function KnownCampaign({ mode, id }: { mode: 'create' | 'edit'; id: number }) {
  const { t } = useTranslation('ads');
  const read = allOf({
    campaign: useQuery(adsQueries.one(id)),
    pockets: useQuery(adsQueries.pockets()),
  });
  const query = useNamed(read, [useQuery(adsQueries.brands())]);
  const title = t(mode === 'edit' ? 'form.edit' : 'form.create');
  return (
    <FormBoundary query={query} title={title} backTo={paths.ads.index}>
      {({ campaign, pockets }) =>
        mode === 'edit' ? (
          <CampaignFields entity={campaign} pockets={pockets.results} />
        ) : (
          <CampaignFields copyOf={campaign} pockets={pockets.results} />
        )
      }
    </FormBoundary>
  );
}

interface CampaignFieldsProps {
  entity?: Campaign;
  copyOf?: Campaign;
  profile?: BusinessProfile;
  pockets: readonly Pocket[];
  ownPage?: OwnPage;
}

function startOf({ copyOf, profile, ownPage }: CampaignFieldsProps, today: string): CampaignValues {
  if (copyOf === undefined)
    return {
      ...emptyCampaign,
      company_owner: profile?.full_name ?? '',
      company_name: profile?.company_name ?? '',
      href: ownPage?.href ?? '',
      dates: { start: today, end: addDays(today, 29) },
    };
  const length = daysBetween(copyOf.start_date, copyOf.end_date);
  return { ...fromCampaign(copyOf), dates: { start: today, end: addDays(today, length - 1) } };
}

function CampaignFields(props: CampaignFieldsProps) {
  const { entity, copyOf, pockets } = props;
  const { t } = useTranslation(['ads', 'common']);
  const navigate = useNavigate();
  const today = formatDateIso(useServerNow());
  const [start] = useState(() => startOf(props, today));
  const [ask, setAsk] = useState<(isSure: boolean) => void>();
  const isNew = entity === undefined;
  const name = copyOf === undefined ? campaignForm.name : `campaign-copy-${copyOf.id}`;
  const language = useLanguage();
  const [found] = useState(() => {
    if (entity === undefined || entity.reasons.length === 0) return undefined;
    const sent = entity.banners.map((banner) => `${banner.position}_${banner.language}` as const);
    return declinedErrors<CampaignValues>(entity.reasons, language, (path) =>
      campaignField(path, sent),
    );
  });
  const form = useResourceForm(
    { ...campaignForm, name, empty: () => start },
    {
      entity,
      errors: found,
      queries: adsQueries,
      create: adsCalls.create,
      update: adsCalls.update,
      confirm: (update, before) => {
        const moderated = new Set<string>(before.remoderation?.fields);
        if (!Object.keys(update).some((field) => moderated.has(field)))
          return Promise.resolve(true);
        return new Promise((resolve) => setAsk(() => resolve));
      },
      onSaved: ({ id, can_pay, to_pay, budget }, { intent }) => {
        // A higher budget is not paid automatically: the difference is due.
        const isRaised = entity !== undefined && budget > entity.budget && to_pay > 0;
        const pays = can_pay && (intent === 'pay' || isRaised);
        const said = isNew ? (pays ? t('form.createdUnpaid') : t('form.created')) : t('form.saved');
        void toast({ tone: 'success', title: said });
        void navigate(`${paths.ads.result(id)}${pays ? `?pay=${String(id)}` : ''}`, {
          replace: true,
        });
      },
    },
  );
  const isOver = entity?.can_edit === false;
  const decide = (isSure: boolean) => {
    ask?.(isSure);
    setAsk(undefined);
  };
  return (
    <FormPage
      form={form}
      reason={useMember().may('ads.edit').reason}
      title={isNew ? t('form.create') : entity.title}
      phoneTitle={isNew ? t('form.create') : t('form.edit')}
      parent={{ label: t('title'), href: paths.ads.index }}
      backTo={!isNew ? paths.ads.result(entity.id) : undefined}
      isReadOnly={isOver}
      actions={
        isNew
          ? [
              { intent: 'save', label: t('form.submit') },
              { intent: 'pay', label: t('form.submitPay'), shortLabel: t('form.submitPayShort') },
            ]
          : [{ intent: 'save', label: t('form.save') }]
      }
      banners={<FormBanners entity={entity} />}
      nav={<Sections form={form.form} />}
      rail={<CampaignRail paid={isNew ? 0 : entity.paid - entity.released} isOver={isOver} />}
    >
      <Stack>
        <WhatSection ownPage={props.ownPage} />
        <BudgetSection pockets={pockets} campaign={entity} />
        <DatesSection start={entity?.start_date} pockets={pockets} />
        <BannersSection pockets={pockets} isOver={isOver} />
      </Stack>
      {ask !== undefined && (
        <Confirm
          onClose={() => decide(false)}
          title={t('form.save')}
          confirmLabel={t('form.remoderateSave')}
          onConfirm={() => decide(true)}
        >
          {t('form.remoderate')}
        </Confirm>
      )}
    </FormPage>
  );
}

function FormBanners({ entity }: { entity: Campaign | undefined }) {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  if (entity === undefined) return null;
  if (!entity.can_edit)
    return (
      <Banner
        action={<BannerAction href={paths.ads.copy(entity.id)}>{t('action.copy')}</BannerAction>}
      >
        {t('form.readOnly')}
      </Banner>
    );
  if (entity.reasons.length === 0) return null;
  const texts = entity.reasons.map((reason) => reasonText(reason, language));
  return (
    <Banner tone="danger" title={t('common:reasons.title')}>
      {texts.join('. ')}
    </Banner>
  );
}

type FormOf = ReturnType<typeof useResourceForm<Campaign, CampaignValues, never, never>>['form'];

const sections = {
  what: ['company_owner', 'company_name', 'segment', 'href'],
  money: ['budget'],
  dates: ['dates'],
  banners: ['banners'],
} as const;

function Sections({ form }: { form: FormOf }) {
  const { t } = useTranslation('ads');
  const { errors } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control, compute: (all: CampaignValues) => all });
  const missing = Object.keys(
    Object.fromEntries(
      Object.entries(campaignRules(values)).filter(([, code]) => code !== undefined),
    ),
  );
  const stateOf = (fields: readonly (keyof CampaignValues)[]) => {
    if (fields.some((field) => errors[field] !== undefined)) return 'error' as const;
    const isMissing = missing.some((path) =>
      fields.some((field) => path === field || path.startsWith(`${field}.`)),
    );
    return isMissing ? ('empty' as const) : ('done' as const);
  };
  return (
    <SectionNav
      aria-label={t('form.sections')}
      currentId={undefined}
      stateLabels={{ done: t('form.done'), error: t('form.error'), empty: t('form.todo') }}
      items={[
        { id: 'what', label: t('form.what'), state: stateOf(sections.what) },
        { id: 'money', label: t('form.money'), state: stateOf(sections.money) },
        { id: 'dates', label: t('form.dates'), state: stateOf(sections.dates) },
        { id: 'banners', label: t('form.banners'), state: stateOf(sections.banners) },
      ]}
    />
  );
}
