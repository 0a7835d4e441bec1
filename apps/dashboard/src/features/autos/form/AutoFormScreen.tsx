import type { Auto } from '@karvon/api/main';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { useDraft, type DraftOffer } from '../../../shared/form/draft';
import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { autoFormSchema } from './auto-form-schema';
import {
  autoFormVersion,
  emptyAutoForm,
  fromAuto,
  parseAutoForm,
  type AutoFormValues,
} from './auto-form-values';
import type { KnownCar, ListingSource } from './known-car';
import { AutoFormLayout } from './AutoFormLayout';
import { FixedFields, useFixedReason } from './fixed-fields';
import { AutoDrafts } from './AutoDrafts';
import { usePhotoUploads } from './photos/use-photo-uploads';
import { SaveDialogs } from './save/SaveDialogs';
import { useAutoSave, type SaveKind } from './save/use-auto-save';
import { useRate } from './use-other-currency';
import { useResume } from '../../../shared/form/use-resume';
import { useSaved } from './save/use-saved';

export interface AutoFormScreenProps {
  /** The listing that is edited; undefined for a new one. */
  auto?: Auto;
  /** Words on top: what a moderator found, why nothing can be changed. */
  banners?: ReactNode;
  /** Errors that are there from the start. */
  errors?: FieldErrors<AutoFormValues>;
  /** Everything can be read, nothing changed. @default false */
  isReadOnly?: boolean;
  actions: readonly { kind: SaveKind; label: string }[];
  /** What of a new car is known already; of a model it is over what a draft held. */
  known?: KnownCar | undefined;
  /** The buyer's car that the listing is made of; it has a draft of its own. */
  source?: ListingSource | undefined;
}

/** Of the draft of a new listing. */
const nameOf = (source: ListingSource | undefined) =>
  ['auto-create', ...Object.entries(source ?? {}).flat()].join('-');

/** The form of a car, new or known: draft on the device, photos, saving, and what can go wrong on the way. */
export function AutoFormScreen({
  auto,
  banners,
  errors,
  isReadOnly = false,
  actions,
  known,
  source,
}: AutoFormScreenProps) {
  const defaultValues = useMemo(() => {
    if (auto !== undefined) return fromAuto(auto);
    const empty = emptyAutoForm();
    return { ...empty, ...known?.listing, core_car: { ...empty.core_car, ...known?.core_car } };
  }, [auto, known]);
  const form = useForm<AutoFormValues>({
    defaultValues,
    mode: 'onTouched',
    resolver: zodResolver(autoFormSchema),
    shouldFocusError: false,
    ...(errors !== undefined && { errors }),
  });
  const name = auto === undefined ? nameOf(source) : `auto-edit-${auto.id}`;
  const draft = useDraft(form, name, {
    version: autoFormVersion,
    parse: parseAutoForm,
    files: ({ photos }) => photos.flatMap(({ key, image }) => (image === null ? key : [])),
  });
  const photos = usePhotoUploads(form);
  const fixed = useFixedReason(auto);
  const restore = async (offer: DraftOffer<AutoFormValues>) => {
    if (!(await draft.restore(offer))) return false;
    if (known !== undefined && source === undefined) {
      const core_car = { ...form.getValues('core_car'), ...known.core_car };
      form.setValue('core_car', core_car, { shouldDirty: true });
    }
    photos.resume();
    return true;
  };
  const own = draft.offers.find(({ isOwn }) => isOwn);
  useResume(name, own !== undefined, () => own && void restore(own));
  const onSaved = useSaved({ form, draft, photos, isNew: auto === undefined });
  const save = useAutoSave({ form, photos, loaded: auto, rate: useRate(), source, onSaved });
  const isLeaving = save.phase !== 'idle' || !form.formState.isDirty || isReadOnly;

  return (
    <FormProvider {...form}>
      {/* No <form> around it: Enter in a field saves nothing by accident, what is sent is chosen below. */}
      <FixedFields value={fixed}>
        <AutoFormLayout
          auto={auto}
          photos={photos}
          save={save}
          draft={draft}
          actions={isReadOnly ? [] : actions}
          isReadOnly={isReadOnly}
          banners={
            <>
              <AutoDrafts draft={draft} auto={auto} onRestore={restore} />
              {banners}
            </>
          }
        />
      </FixedFields>
      <SaveDialogs save={save} />
      <LeaveGuard isDirty={!isLeaving} />
    </FormProvider>
  );
}
