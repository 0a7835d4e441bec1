import type { Auto } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { Columns } from '@karvon/ui/Columns';
import { MobileTitleBar } from '@karvon/ui/MobileTitleBar';
import { Page } from '@karvon/ui/Page';
import { SectionNav } from '@karvon/ui/SectionNav';
import { Text } from '@karvon/ui/Text';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Draft } from '../../../shared/form/draft';
import { DraftLine } from '../../../shared/form/DraftLine';
import { paths } from '../../../shared/paths';
import { requiredFields, sectionState, sections, valueAt, type AutoField } from './auto-fields';
import { AutoFormFooter } from './AutoFormFooter';
import type { AutoFormValues } from './auto-form-values';
import { completenessOf } from './completeness';
import { focusField } from './focus-field';
import { isWaiting } from './model-choice';
import type { FormPhotos } from './photos/use-photo-uploads';
import { BuyerPreview } from './rail/BuyerPreview';
import { CompletenessCard } from './rail/CompletenessCard';
import { MarketPrice } from './rail/MarketPrice';
import { usePricePosition } from './rail/use-price-position';
import type { AutoSave, SaveKind } from './save/use-auto-save';
import { AllSections } from './sections/AllSections';
import { useAutoForm } from './use-auto-form';
import { useCurrentSection } from './use-current-section';

interface AutoFormLayoutProps {
  auto: Auto | undefined;
  photos: FormPhotos;
  save: AutoSave;
  draft: Draft<AutoFormValues>;
  actions: readonly { kind: SaveKind; label: string }[];
  isReadOnly: boolean;
  banners: ReactNode;
}

/** Title, sections beside their navigation, the rail, and the footer. */
export function AutoFormLayout({
  auto,
  photos,
  save,
  draft,
  actions,
  isReadOnly,
  banners,
}: AutoFormLayoutProps) {
  const { t } = useTranslation(['auto-form', 'common']);
  const navigate = useNavigate();
  const form = useAutoForm();
  const values = useWatch({ control: form.control, compute: (all: AutoFormValues) => all });
  const { errors } = useFormState({ control: form.control });
  const currentId = useCurrentSection();
  const market = usePricePosition();

  const hasError = (field: AutoField) =>
    valueAt(errors, field) !== undefined && !isWaiting(values.core_car, field);
  const wrong = sections.flatMap(({ fields }): readonly AutoField[] => fields).filter(hasError);
  const failedPhotos = [...photos.uploads.values()].filter(
    ({ state }) => state === 'failed',
  ).length;
  const completeness = completenessOf(values);
  const { brand, car_model, year } = values.core_car;
  const name = [[brand?.name, car_model?.name].filter(Boolean).join(' '), year]
    .filter(Boolean)
    .join(', ');
  const isNew = auto === undefined;
  const actionTitle = t(isNew ? 'createTitle' : 'editTitle');
  const backTo = isNew ? paths.autos.index : paths.autos.view(auto.id);
  const go = (field: AutoField) => focusField(form, field);

  return (
    <>
      <Page
        title={name === '' ? actionTitle : name}
        breadcrumbs={
          <Breadcrumbs
            aria-label={t('crumbs')}
            items={[
              { label: t('autos'), href: paths.autos.index },
              { label: t(isNew ? 'createCrumb' : 'editCrumb') },
            ]}
          />
        }
        actions={<DraftLine draft={draft} />}
        phoneBar={
          <MobileTitleBar
            title={actionTitle}
            back={{ label: t('common:back'), onPress: () => void navigate(backTo) }}
            actions={
              <Box as="span" paddingInline={2}>
                <Text size="sm" weight="medium" tone="success" isNumeric>
                  {completeness.score} %
                </Text>
              </Box>
            }
            progress={{ value: completeness.score / 100, label: t('progress') }}
          />
        }
      >
        <Columns
          banners={banners}
          isDisabled={isReadOnly}
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
                state:
                  id === 'photos' && failedPhotos > 0
                    ? 'error'
                    : sectionState(id, values, hasError),
              }))}
            />
          }
          side={
            <>
              <CompletenessCard
                completeness={completeness}
                errors={wrong}
                firstMissing={requiredFields.find((field) => valueAt(values, field) === null)}
                onGo={go}
              />
              <BuyerPreview photos={photos} market={market} />
              <MarketPrice market={market} />
            </>
          }
        >
          <AllSections photos={photos} />
        </Columns>
      </Page>
      {actions.length > 0 && (
        <AutoFormFooter
          actions={actions}
          cancelHref={backTo}
          save={save}
          errorCount={wrong.length}
          failedPhotos={failedPhotos}
          onShowErrors={() => go(wrong[0] ?? 'photos')}
        />
      )}
    </>
  );
}
