import { isApiError } from '@karvon/api/errors';
import type { CarModelProposal } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type UseFormReturn, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Confirm } from '../../shared/feedback/Confirm';
import { toast } from '../../shared/feedback/toast';
import { formatPercent } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { useText } from '../../shared/i18n/use-text';
import { paths } from '../../shared/paths';
import { declinedErrors } from '../../shared/resource/form/declined-errors';
import { FormBoundary } from '../../shared/resource/form/FormBoundary';
import { FormPage } from '../../shared/resource/form/FormPage';
import type { ResourceForm } from '../../shared/resource/form/resource-form';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { allOf } from '../../shared/resource/query/all-of';
import { useNamed } from '../../shared/resource/query/use-fresh';
import { NearDoubles } from './NearDoubles';
import { fieldOfPath, filledShare, missingFields, proposalForm } from './proposal-definition';
import { emptyProposal, type ProposalValues } from './proposal-fields';
import { proposalTitle, reasonsOf, spanText } from './proposal-text';
import { correctionOf, needsPhoto } from './proposal-values';
import { ProposalFields } from './ProposalFields';
import { catalogQueries } from '../../shared/lookups/catalog-queries';
import { proposalCalls, proposalQueries, proposalFilters } from './queries';
import { SectionNav } from '@karvon/ui/SectionNav';

const sections = {
  brand: ['brand'],
  model: ['car_model', 'model_name', 'year_from', 'year_to'],
  generation: ['generation', 'generation_name', 'year_start', 'year_stop', 'photo'],
  specs: ['horse_power', 'volume_litres', 'fuel_type', 'transmission', 'drive', 'body_type'],
  position: ['position_ru', 'position_uz'],
} as const satisfies Record<string, readonly (keyof ProposalValues)[]>;

type Section = keyof typeof sections;

function askedOf(section: Section, values: ProposalValues): readonly (keyof ProposalValues)[] {
  if (section === 'model' && values.model_kind === 'catalog') return ['car_model'];
  if (section === 'model') return ['model_name', 'year_from', 'year_to'];
  if (section === 'generation' && values.generation_kind === 'catalog')
    return needsPhoto(values) === true ? ['generation', 'photo'] : ['generation'];
  if (section === 'generation') return ['generation_name', 'year_start', 'year_stop', 'photo'];
  return sections[section];
}

function ProposalSections() {
  const { t } = useTranslation('car-control');
  const { control } = useFormContext<ProposalValues>();
  const values = useWatch({ control, compute: (all: ProposalValues) => all });
  const { errors } = useFormState({ control });
  const [current, setCurrent] = useState<string>('brand');
  const stateOf = (section: Section) => {
    if (sections[section].some((name) => errors[name] !== undefined)) return 'error';
    const isFilled = askedOf(section, values).every(
      (name) => values[name] !== null && values[name] !== '',
    );
    return isFilled ? 'done' : 'empty';
  };
  return (
    <SectionNav
      aria-label={t('sectionsLabel')}
      currentId={current}
      onSelect={(id) => {
        setCurrent(id);
        document.getElementById(id)?.scrollIntoView({ block: 'start' });
      }}
      stateLabels={{ done: t('states.done'), error: t('states.error'), empty: t('states.empty') }}
      items={(['brand', 'model', 'generation', 'specs', 'position'] as const).map((id) => ({
        id,
        label: t(`section.${id}`),
        state: stateOf(id),
      }))}
    />
  );
}

const firstPage = proposalFilters.read(new URLSearchParams());

function DecisionNote() {
  const { t } = useTranslation('car-control');
  const { control } = useFormContext<ProposalValues>();
  const draft = useWatch({ control, name: 'draft_note' });
  const { data } = useQuery(proposalQueries.page(firstPage));
  const median = data?.decision_median;
  const sentences = [
    median !== undefined && t('usually', { time: spanText(median, t) }),
    draft !== '' && t('draftFills', { title: draft }),
  ].filter(Boolean);
  return sentences.length === 0 ? null : <Banner size="sm">{sentences.join('. ')}</Banner>;
}

const idIn = (search: URLSearchParams, name: string): number | undefined => {
  const text = search.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

export function Create() {
  const [search] = useSearchParams();
  const from = idIn(search, 'from');
  return from === undefined ? <New search={search} /> : <Correct key={from} id={from} />;
}

function New({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('car-control');
  const [brand_id, model_id] = [idIn(search, 'brand_id'), idIn(search, 'model_id')];
  const brands = useQuery(catalogQueries.searchBrands(''));
  const models = useQuery(catalogQueries.searchModels(model_id && brand_id, ''));
  const query = model_id === undefined ? allOf({ brands }) : allOf({ brands, models });
  return (
    <FormBoundary query={query} title={t('create')} backTo={paths.carControl.index}>
      {(lists) => {
        const brand = lists.brands.results.find(({ id }) => id === brand_id);
        const model = models.data?.results.find(({ id }) => id === model_id);
        const values: ProposalValues = {
          ...emptyProposal,
          brand: brand === undefined ? null : { id: brand.id, name: brand.name },
          model_kind: model === undefined ? 'new' : 'catalog',
          car_model:
            model === undefined
              ? null
              : {
                  id: model.id,
                  name: model.name,
                  from: model.year_from ?? null,
                  to: model.year_to ?? null,
                },
          model_name: model === undefined ? (search.get('q') ?? '').slice(0, 100) : '',
          draft_note: (search.get('note') ?? '').slice(0, 200),
        };
        return <ProposalPage values={values} isForDraft={search.get('return') === 'draft'} />;
      }}
    </FormBoundary>
  );
}

function Correct({ id }: { id: number }) {
  const { t } = useTranslation('car-control');
  const options = useQuery(catalogQueries.options());
  const query = useNamed(useQuery(proposalQueries.one(id)), [options]);
  return (
    <FormBoundary query={query} title={t('create')} backTo={paths.carControl.index}>
      {(proposal) => <ProposalPage values={correctionOf(proposal)} declined={proposal} />}
    </FormBoundary>
  );
}

function photoArrived(form: UseFormReturn<ProposalValues>): Promise<void> {
  const isUploading = ({ photo }: ProposalValues) => photo?.state === 'uploading';
  if (!isUploading(form.getValues())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = form.subscribe({
      name: 'photo',
      formState: { values: true },
      callback: ({ values }) => {
        if (isUploading(values)) return;
        stop();
        resolve();
      },
    });
  });
}

interface ProposalPageProps {
  values: ProposalValues;
  declined?: CarModelProposal;
  isForDraft?: boolean;
}

function ProposalPage({ values, declined, isForDraft = false }: ProposalPageProps) {
  const text = useText();
  const { t } = useTranslation('car-control');
  const language = useLanguage();
  const navigate = useNavigate();
  const [same, setSame] = useState<number>();
  const [definition] = useState(() => ({
    ...proposalForm,
    ...(declined !== undefined && { name: `car-model-from-${String(declined.id)}` }),
    empty: () => values,
  }));
  const [found] = useState(() =>
    declined === undefined
      ? undefined
      : declinedErrors<ProposalValues>(declined.reasons, language, fieldOfPath),
  );
  const form: ResourceForm<CarModelProposal, ProposalValues> = useResourceForm(definition, {
    errors: found,
    queries: proposalQueries,
    create: proposalCalls.create,
    prepare: async () => {
      await photoArrived(form.form);
      return form.form.trigger('photo', { shouldFocus: true });
    },
    onRejected: (error) => {
      const isSame = isApiError(error, 'conflict') && error.code === 'already_proposed';
      if (isSame) setSame(error.conflictsWith ?? 0);
      return isSame;
    },
    onSaved: ({ id }) => {
      void toast({
        tone: 'success',
        title: t('sent'),
        ...(isForDraft && {
          action: { label: t('toDraft'), onAction: () => void navigate(paths.autos.create) },
        }),
      });
      void navigate(paths.carControl.one(id), { replace: true });
    },
  });
  const missing = useWatch({ control: form.form.control, compute: missingFields });
  const filled = useWatch({ control: form.form.control, compute: filledShare });
  const reasons = declined === undefined ? [] : reasonsOf(declined, language);
  const [first] = declined?.reasons ?? [];
  const field = first?.field === undefined ? undefined : fieldOfPath(first.field);
  return (
    <FormPage
      form={form}
      title={t('create')}
      parent={{ label: t('title'), href: paths.carControl.index }}
      actions={[{ intent: 'save', label: t('submit'), pendingLabel: t('uploading') }]}
      phoneProgress={{
        value: filled,
        label: t('progress'),
        text: formatPercent(filled, language, 0),
      }}
      banners={
        declined !== undefined && (
          <Banner
            tone="danger"
            title={`${t('correcting')}: ${proposalTitle(declined)}`}
            action={
              field !== undefined && (
                <BannerAction onPress={() => form.focus(field)}>
                  {text(proposalForm.fields[field]?.label ?? 'common:edit')}
                </BannerAction>
              )
            }
          >
            {reasons.join(' · ')}
          </Banner>
        )
      }
      nav={<ProposalSections />}
      rail={
        <>
          <NearDoubles />
          <DecisionNote />
        </>
      }
      missing={missing}
    >
      <ProposalFields />
      {same !== undefined && (
        <Confirm
          onClose={() => setSame(undefined)}
          title={t('proposed')}
          confirmLabel={t('open')}
          onConfirm={async () => {
            setSame(undefined);
            // The typed values are already proposed, so leaving needs no confirmation.
            form.form.reset(form.form.getValues());
            await form.draft.forget();
            await navigate(same === 0 ? paths.carControl.index : paths.carControl.one(same));
          }}
        />
      )}
    </FormPage>
  );
}
