import type { Auto } from '@karvon/api/main';
import { SectionNav } from '@karvon/ui/SectionNav';
import { useDeferredValue, type ReactNode, useEffect, useState, Suspense } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { FormPage, type FormAction } from '../../../shared/resource/form/FormPage';
import type { ResourceForm } from '../../../shared/resource/form/resource-form';
import type { AutoIntent } from './auto-definition';
import { valueAt } from '../../../shared/resource/form/field-values';
import {
  requiredFields,
  sectionState,
  sections,
  type AutoField,
  type AutoFormValues,
  type SectionId,
} from './auto-fields';
import { completenessOf } from './completeness';
import { isWaiting } from './model-choice';
import type { FormPhotos } from './photos/use-photo-uploads';
import { CompletenessCard } from './rail/CompletenessCard';
import { MarketPrice } from './rail/MarketPrice';
import { usePricePosition, type MarketState } from './rail/use-price-position';
import { Box } from '@karvon/ui/Box';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Text } from '@karvon/ui/Text';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import type { Language } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { BuyerCard } from './rail/BuyerCard';

interface AutoFormColumnsProps {
  resource: ResourceForm<Auto, AutoFormValues, AutoIntent>;
  auto: Auto | undefined;
  photos: FormPhotos;
  actions: readonly FormAction<AutoIntent>[];
  isReadOnly: boolean;
  banners: ReactNode;
  /** Created by the caller, so that typing in one section renders no other. */
  children: ReactNode;
}

export function AutoFormColumns(props: AutoFormColumnsProps) {
  const { resource, auto, photos, actions, isReadOnly, banners, children } = props;
  const { t } = useTranslation('auto-form');
  const { control } = resource.form;
  // Deferred, so that the edited field renders first.
  const values = useDeferredValue(useWatch({ control, compute: (all: AutoFormValues) => all }));
  const { errors } = useFormState({ control });
  const currentId = useCurrentSection();

  const hasError = (field: AutoField) =>
    valueAt(errors, field) !== undefined && !isWaiting(values.core_car, field);
  const wrong = sections.flatMap(({ fields }): readonly AutoField[] => fields).filter(hasError);
  const failed = [...photos.uploads.values()].filter(({ state }) => state === 'failed').length;
  const completeness = completenessOf(values);
  const { brand, car_model, year } = values.core_car;
  const name = [[brand?.name, car_model?.name].filter(Boolean).join(' '), year]
    .filter(Boolean)
    .join(', ');
  const title = t(auto === undefined ? 'createTitle' : 'editTitle');

  return (
    <FormPage
      form={resource}
      title={name === '' ? title : name}
      phoneTitle={title}
      parent={{ label: t('autos'), href: paths.autos.index }}
      backTo={auto ? paths.autos.view(auto.id) : undefined}
      actions={actions}
      submitsOnEnter={false}
      isReadOnly={isReadOnly}
      banners={banners}
      phoneProgress={{
        value: completeness.score / 100,
        label: t('progress'),
        text: `${String(completeness.score)}\u00A0%`,
      }}
      problem={
        failed > 0
          ? {
              text: t('footer.photosFailed', { count: failed }),
              onShow: () => resource.focus('photos'),
            }
          : undefined
      }
      nav={
        <SectionNav
          aria-label={t('navLabel')}
          currentId={currentId}
          stateLabels={{
            done: t('states.done'),
            error: t('states.error'),
            empty: t('states.empty'),
          }}
          items={sections.map(({ id }) => ({
            id,
            label: t(`sections.${id}`),
            state: id === 'photos' && failed > 0 ? 'error' : sectionState(id, values, hasError),
          }))}
        />
      }
      rail={
        <>
          <CompletenessCard
            completeness={completeness}
            errors={wrong}
            firstMissing={requiredFields.find((field) => valueAt(values, field) === null)}
            onGo={resource.focus}
          />
          <OnTheMarket photos={photos} auto={auto} />
        </>
      }
    >
      {children}
    </FormPage>
  );
}

function OnTheMarket({ photos, auto }: { photos: FormPhotos; auto: Auto | undefined }) {
  const market = usePricePosition(auto?.id);
  return (
    <>
      <BuyerPreview photos={photos} market={market} />
      <MarketPrice market={market} />
    </>
  );
}

/** The first section below the top third of the window. */
function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('model');
  // Outside system: the viewport and the focus.
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = sections.find(({ id }) => seen.has(id));
        if (first !== undefined) setCurrent(first.id);
      },
      { rootMargin: '-88px 0px -55% 0px' },
    );
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const section = sections.find(({ id }) => document.getElementById(id)?.contains(target));
      if (section !== undefined) setCurrent(section.id);
    };
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, []);
  return current;
}

function BuyerPreview({ photos, market }: { photos: FormPhotos; market: MarketState }) {
  const { t } = useTranslation('auto-form');
  const onScreen = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? onScreen;
  return (
    <Box as="section" aria-label={t('preview.title')}>
      <Stack gap={2}>
        <Inline justify="space-between" isWrapping={false}>
          <Text size="sm" weight="medium">
            {t('preview.title')}
          </Text>
          <SegmentedControl
            size="sm"
            aria-label={t('preview.language')}
            value={language}
            onChange={setChosen}
            options={[
              { value: 'ru', label: 'RU' },
              { value: 'uz', label: 'UZ' },
            ]}
          />
        </Inline>
        {/* The texts of the other language load on first use. */}
        <Suspense fallback={<Skeleton height="300px" radius="lg" />}>
          <BuyerCard photos={photos} market={market} language={language} />
        </Suspense>
      </Stack>
    </Box>
  );
}
