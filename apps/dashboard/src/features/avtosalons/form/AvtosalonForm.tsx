import { zodResolver } from '@hookform/resolvers/zod';
import type { Avtosalon, Region } from '@karvon/api/main';
import { isApiError } from '@karvon/api/errors';
import { ActionBar } from '@karvon/ui/ActionBar';
import { Banner } from '@karvon/ui/Banner';
import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { Button } from '@karvon/ui/Button';
import { FormColumns } from '@karvon/ui/FormColumns';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Page } from '@karvon/ui/Page';
import { Text } from '@karvon/ui/Text';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '../../../shared/form/DraftLine';
import { useDraft } from '../../../shared/form/draft';
import { FormShell } from '../../../shared/form/FormShell';
import { formatDateTime } from '../../../shared/format/date';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import {
  avtosalonDraftVersion,
  filesOf,
  parseAvtosalonDraft,
  type AvtosalonFormValues,
} from './avtosalon-form-values';
import { avtosalonSchema } from './avtosalon-schema';
import { AvtosalonFields } from './AvtosalonFields';
import { AvtosalonPreview } from './AvtosalonPreview';
import { placeServerErrors } from './place-server-errors';

export interface AvtosalonFormProps {
  initial: AvtosalonFormValues;
  regions: readonly Region[];
  /** Of the draft on this device. */
  draftName: string;
  title: string;
  /** Where Cancel leads. */
  backTo: string;
  submitLabel: string;
  /** Sends it. @throws ApiError */
  save: (
    values: AvtosalonFormValues,
    form: UseFormReturn<AvtosalonFormValues>,
  ) => Promise<Avtosalon>;
  /** Called when it is saved and its draft forgotten. */
  onSaved: (avtosalon: Avtosalon) => void;
  /** Called with the form when somebody else has saved meanwhile (412). */
  onStale?: (form: UseFormReturn<AvtosalonFormValues>) => void;
}

/** The one form of showrooms: create and edit give it their values and their way to save. */
export function AvtosalonForm({
  initial,
  regions,
  draftName,
  title,
  backTo,
  submitLabel,
  save,
  onSaved,
  onStale,
}: AvtosalonFormProps) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const language = useLanguage();
  const [submitError, setSubmitError] = useState<unknown>();
  const form = useForm<AvtosalonFormValues>({
    defaultValues: initial,
    resolver: zodResolver(avtosalonSchema),
    mode: 'onTouched',
  });
  const draft = useDraft(form, draftName, {
    version: avtosalonDraftVersion,
    parse: parseAvtosalonDraft,
    files: filesOf,
  });

  const submit = async (values: AvtosalonFormValues) => {
    setSubmitError(undefined);
    try {
      const saved = await save(values, form);
      await draft.forget();
      onSaved(saved);
    } catch (error) {
      // Tells the form that the submit failed, so that what is typed stays guarded.
      form.setError('root.server', { type: 'server' });
      if (isApiError(error, 'stale') && onStale !== undefined) onStale(form);
      else if (!placeServerErrors(error, form)) setSubmitError(error);
    }
  };

  const { errors, isSubmitting, isDirty } = form.formState;
  const wrong = Object.keys(errors).filter((name) => name !== 'root');
  const [first] = wrong;
  return (
    <>
      <Page
        title={title}
        breadcrumbs={
          <Breadcrumbs
            aria-label={t('form.way')}
            items={[{ label: t('title'), href: paths.avtosalons.index }, { label: title }]}
          />
        }
        actions={
          <Text size="sm" tone="muted">
            <DraftLine savedAt={draft.savedAt} />
          </Text>
        }
      >
        <FormColumns
          narrowRail="hidden"
          rail={<AvtosalonPreview control={form.control} regions={regions} />}
          notices={
            draft.found !== undefined &&
            !isDirty && (
              <Banner
                role="status"
                action={{ label: t('common:draft.restore'), onPress: draft.restore }}
                dismiss={{
                  label: t('common:draft.discard'),
                  onPress: () => void draft.decline(),
                }}
              >
                {t('common:draft.found', { time: formatDateTime(draft.found.savedAt, language) })}
              </Banner>
            )
          }
        >
          <FormShell
            form={form}
            id="avtosalon"
            onSubmit={submit}
            loading={null}
            submitError={submitError}
            dirtyGuard="ask"
          >
            <AvtosalonFields form={form} regions={regions} />
          </FormShell>
        </FormColumns>
      </Page>
      <ActionBar
        aria-label={t('form.actions')}
        start={
          <LinkButton variant="ghost" href={backTo}>
            {t('common:cancel')}
          </LinkButton>
        }
        message={
          first !== undefined && (
            <Button
              variant="danger-ghost"
              size="sm"
              icon={CircleAlert}
              onPress={() => form.setFocus(toName(first))}
            >
              {t('form.errors', { count: wrong.length })}
            </Button>
          )
        }
      >
        <Button variant="primary" type="submit" form="avtosalon" isPending={isSubmitting}>
          {submitLabel}
        </Button>
      </ActionBar>
    </>
  );
}

const names = [
  'name',
  'phone',
  'logo',
  'facade_photo',
  'region',
  'district',
  'address',
  'latitude',
  'longitude',
  'opening_time',
  'closing_time',
] as const;

function toName(field: string): (typeof names)[number] {
  return names.find((name) => name === field) ?? 'name';
}
