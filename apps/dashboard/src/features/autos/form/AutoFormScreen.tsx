import type { FormAction } from '../../../shared/resource/form/FormPage';
import type { Auto } from '@karvon/api/main';
import { useState, type ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../shared/feedback/toast';
import { paths } from '../../../shared/paths';
import { showRejected } from '../../../shared/resource/form/show-rejected';
import type { ResourceForm } from '../../../shared/resource/form/resource-form';
import { useResourceForm } from '../../../shared/resource/form/use-resource-form';
import { lacksMileage } from '../auto-rules';
import { autoCalls, autoQueries } from '../queries';
import { autoForm, newAutoForm, type AutoIntent } from './auto-definition';
import { waitingPhotos } from './photos-field';
import type { AutoFormValues } from './auto-fields';
import { AutoFormColumns } from './AutoFormColumns';
import { FixedFields, useFixedReason } from './fixed-fields';
import { focusField } from './focus-field';
import type { KnownCar, ListingSource } from './known-car';
import { usePhotoUploads, type FormPhotos } from './photos/use-photo-uploads';
import { copiedPhotos } from './save/copied-photos';
import { gonePhotos } from './save/gone-photos';
import { MileageDialog, RemoderationDialog, useQuestion } from './save/questions';
import { remoderationCauses, type RemoderationCauses } from './save/remoderation';
import { useRate } from './use-other-currency';
import { useValueText } from './use-value-text';
import { ConditionSection } from './sections/ConditionSection';
import { ModelSection } from './sections/ModelSection';
import { OptionsSection } from './sections/OptionsSection';
import { PhotosSection } from './sections/PhotosSection';
import { PlaceSection } from './sections/PlaceSection';
import { PriceSection } from './sections/PriceSection';
import { formatMoney } from '../../../shared/format/money';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { TextArea } from '@karvon/ui/TextArea';
import { FormSection } from './FormSection';

const { Field } = autoForm;

function DescriptionSection() {
  const { t } = useTranslation('auto-form');
  return (
    <FormSection id="description" description={t('hints.description')}>
      <Field name="core_car.description">
        {({ label, ...field }) => (
          <TextArea
            {...field}
            aria-label={label}
            placeholder={t('description.placeholder')}
            rows={6}
            counter={t('description.counter', {
              count: field.value.length,
              limit: field.maxLength,
            })}
          />
        )}
      </Field>
    </FormSection>
  );
}

export interface AutoFormScreenProps {
  auto?: Auto;
  banners?: ReactNode;
  errors?: FieldErrors<AutoFormValues>;
  isReadOnly?: boolean;
  actions: readonly FormAction<AutoIntent>[];
  /** Prefilled values. They override the draft's model. */
  known?: KnownCar | undefined;
  /** The buyer's car that the listing is created from. It has its own draft. */
  source?: ListingSource | undefined;
}

/** Uploads photos, then saves, then submits for moderation. */
export function AutoFormScreen(props: AutoFormScreenProps) {
  const { auto, banners, errors, isReadOnly = false, actions, known, source } = props;
  const { t } = useTranslation('auto-form');
  const navigate = useNavigate();
  const rate = useRate();
  const remoderation = useQuestion<RemoderationCauses>();
  const mileage = useQuestion();
  const draftText = useDraftText();
  const [definition] = useState(() => newAutoForm(known, source));

  const resource: ResourceForm<Auto, AutoFormValues, AutoIntent> = useResourceForm(definition, {
    entity: auto,
    errors,
    queries: autoQueries,
    create: autoCalls.create,
    update: autoCalls.update,
    format: (field, values) => valueText(field, values),
    describe: auto === undefined ? draftText : undefined,
    focus: (field) => focusField(form, field),
    onRestored: () => {
      if (known !== undefined && source === undefined) {
        const core_car = { ...form.getValues('core_car'), ...known.core_car };
        form.setValue('core_car', core_car, { shouldDirty: true });
      }
      photos.resume();
    },
    prepare: async (intent) => {
      if (intent === 'moderation' && lacksMileage(form.getValues().core_car)) {
        if (!(await mileage.ask())) {
          focusField(form, 'core_car.mileage');
          return false;
        }
      }
      const failed = await photos.settled();
      if (failed === 0 || intent === 'draft') return true;
      focusField(form, 'photos');
      return false;
    },
    onCreated: (made, body) => {
      const all = form.getValues('photos');
      form.setValue('photos', copiedPhotos(all, body.photos ?? [], made.photos));
    },
    confirm: async (update, before, values) => {
      const { price = null, currency, photos: images } = before;
      const was = { price, currency, photos: images.map(({ id }) => id) };
      const causes = remoderationCauses(before.remoderation, update, was, values, rate);
      return causes === undefined || (await remoderation.ask(causes));
    },
    finish: async (stored, intent) =>
      intent === 'moderation' && stored.status !== 'moderation'
        ? await autoCalls.transition(stored.id, { to: 'moderation' })
        : stored,
    leftover: (saved) => {
      const waiting = waitingPhotos(form.getValues('photos'));
      if (waiting.length === 0) return undefined;
      const values = autoForm.from(saved);
      return { ...values, photos: [...values.photos, ...waiting] };
    },
    onRejected: (error) => {
      const gone = gonePhotos(error, form.getValues('photos'));
      if (gone.length === 0) return false;
      const isShown = showRejected(error, form, autoForm, () => undefined);
      form.clearErrors('photos');
      photos.lose(gone);
      focusField(form, 'photos');
      return isShown;
    },
    onSaved: async (saved, { intent, isNew, isPartial }) => {
      const isDraft = saved.status === 'ne_active' || saved.status === 'moderation_declined';
      const isSent = saved.status === 'moderation';
      void toast({
        tone: 'success',
        title: t(isSent ? 'saved.moderation' : isDraft ? 'saved.draft' : 'saved.changes'),
      });
      if (isPartial) return;
      photos.discard();
      if (intent === 'moderation' || !isDraft) {
        await navigate(paths.autos.view(saved.id), { replace: isNew });
      } else if (isNew) {
        await navigate(paths.autos.edit(saved.id), { replace: true, preventScrollReset: true });
      }
    },
  });
  const { form } = resource;
  const photos = usePhotoUploads(form);
  const valueText = useValueText(form.control);
  const fixed = useFixedReason(auto);

  return (
    <FixedFields value={fixed}>
      <AutoFormColumns
        resource={resource}
        auto={auto}
        photos={photos}
        actions={actions.map((action) => ({ ...action, pendingLabel: t('footer.uploading') }))}
        isReadOnly={isReadOnly}
        banners={banners}
      >
        <AllSections photos={photos} isNew={resource.isNew} autoId={auto?.id} />
      </AutoFormColumns>
      <MileageDialog {...mileage} />
      <RemoderationDialog {...remoderation} />
    </FixedFields>
  );
}

/** Each section reads the form itself, so that typing in one renders no other. */
function AllSections({
  photos,
  isNew,
  autoId,
}: {
  photos: FormPhotos;
  isNew: boolean;
  autoId: number | undefined;
}) {
  return (
    <>
      <ModelSection autoId={autoId} />
      <ConditionSection />
      <PhotosSection photos={photos} />
      <PriceSection />
      <OptionsSection />
      <PlaceSection isNew={isNew} />
      <DescriptionSection />
    </>
  );
}

function useDraftText(): (values: AutoFormValues) => string {
  const { t } = useTranslation(['auto-form', 'format']);
  const language = useLanguage();
  return ({ core_car, price, currency, photos }) => {
    const { brand, car_model, year, mileage, vin, description } = core_car;
    const name = [brand?.name, car_model?.name].filter(Boolean).join(' ');
    const car = [name, year].filter(Boolean).join(', ');
    const text = description.trim().replaceAll(/\s+/g, ' ');
    return [
      car,
      mileage === null ? '' : t('format:km', { value: formatNumber(mileage, language) }),
      price === null ? '' : formatMoney(price, currency, language),
      photos.length === 0 ? '' : t('drafts.photos', { count: photos.length }),
      car === '' ? vin : '',
      car === '' && text !== '' ? `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»` : '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
}
