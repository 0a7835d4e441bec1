import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Link } from '@karvon/ui/Link';
import { Banner } from '@karvon/ui/Banner';
import { PhoneField } from '@karvon/ui/PhoneField';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { TextArea } from '@karvon/ui/TextArea';
import { TextField } from '@karvon/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import { phoneProblem } from '../../shared/form/phone-problem';
import { OptionalSelect } from '../../shared/form/OptionalSelect';
import { formatRelative } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { lookupQueries } from '../../shared/lookups/queries';
import { DraftBanner } from '../../shared/resource/form/DraftBanner';
import { ResourceFormFrame, formId } from '../../shared/resource/form/ResourceFormFrame';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { leadForm, type LeadValues } from './lead-definition';
import { leadCalls, leadQueries } from './queries';
import { usePeople } from './use-people';
import { ComboBox } from '@karvon/ui/ComboBox';
import { useDeferredValue, useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import type { NamedBoundField } from '../../shared/resource/form/define-form';

export function LeadCreate({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['leads', 'common']);
  const errorText = useErrorText();
  const { me } = usePeople();
  const form = useResourceForm(leadForm, {
    queries: leadQueries,
    create: (body, key) =>
      leadCalls.create({ ...(me !== undefined && { responsible: me.id }), ...body }, key),
    onSaved: () => {
      void toast({ tone: 'success', title: t('created') });
      onClose();
    },
  });
  const failure = form.error === undefined ? undefined : errorText(form.error);
  return (
    <ResourceFormFrame form={form}>
      <Dialog
        isOpen
        placement="end"
        title={t('create')}
        closeLabel={t('common:close')}
        isDismissable={false}
        onOpenChange={onClose}
        footer={
          <>
            <Button onPress={onClose}>{t('common:cancel')}</Button>
            <ReasonedButton
              type="submit"
              variant="primary"
              form={formId(leadForm.name)}
              isPending={form.phase !== undefined}
            >
              {t('form.submit')}
            </ReasonedButton>
          </>
        }
      >
        <form
          noValidate
          id={formId(leadForm.name)}
          onSubmit={(event) => {
            event.preventDefault();
            void form.save('save');
          }}
        >
          <Stack gap={4}>
            <DraftBanner form={form} />
            {failure !== undefined && (
              <Banner size="sm" tone="danger" role="alert">
                {failure.text}
              </Banner>
            )}
            <LeadFields />
          </Stack>
        </form>
      </Dialog>
    </ResourceFormFrame>
  );
}

function LeadFields() {
  const { t } = useTranslation('leads');
  const { control } = useFormContext<LeadValues>();
  const auto = useWatch({ control, name: 'auto_id' });
  const { data: avtosalons } = useQuery(lookupQueries.avtosalons());
  const people = usePeople();
  return (
    <>
      <leadForm.Field name="type">
        {({ label, value, onChange }) => (
          <SegmentedControl
            isFullWidth
            label={label}
            value={value}
            options={[
              { value: 'call', label: t('form.called') },
              { value: 'leads', label: t('form.came') },
            ]}
            onChange={onChange}
          />
        )}
      </leadForm.Field>
      <leadForm.Field name="client_name">
        {(field) => <TextField {...field} autoFocus />}
      </leadForm.Field>
      <leadForm.Field name="phone">{(field) => <PhoneField {...field} />}</leadForm.Field>
      <KnownPhone />
      <leadForm.Field name="auto_id">{(field) => <CarField {...field} />}</leadForm.Field>
      {auto === null && (
        <leadForm.Field name="avtosalon">
          {({ isRequired: _isRequired, ...field }) => (
            <OptionalSelect
              {...field}
              options={(avtosalons?.results ?? []).map(({ id, name }) => ({
                value: id,
                label: name,
              }))}
            />
          )}
        </leadForm.Field>
      )}
      {people.all.length > 1 && (
        <leadForm.Field name="responsible">
          {({ value, ...field }) => (
            <Select
              {...field}
              value={value ?? people.me?.id ?? null}
              options={people.all.map(({ id, full_name }) => ({ value: id, label: full_name }))}
            />
          )}
        </leadForm.Field>
      )}
      <leadForm.Field name="comment">{(field) => <TextArea {...field} rows={3} />}</leadForm.Field>
    </>
  );
}

function KnownPhone() {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const now = useServerNow();
  const { control } = useFormContext<LeadValues>();
  const phone = useWatch({ control, name: 'phone' });
  const panel = usePanelLinks('lead');
  const isFull = phoneProblem(phone, 'any') === undefined;
  const { data } = useQuery(leadQueries.ofPhone(isFull ? phone : ''));
  // The lead with the latest contact, which is not always the newest lead.
  const [known] = (isFull && data?.results ? data.results : []).toSorted((a, b) =>
    b.last_contact_at.localeCompare(a.last_contact_at),
  );
  if (known === undefined) return null;
  const when = formatRelative(known.last_contact_at, language, now);
  return (
    <Banner size="sm" role="status">
      {known.car === undefined
        ? t('form.knownPlain', { when })
        : t('form.known', { car: known.car.title, when })}{' '}
      <Link isUnderlined href={panel.href(known.id)}>
        {t('open')}
      </Link>
    </Banner>
  );
}

function CarField({ onChange, ...field }: NamedBoundField<number | null>) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const { data, isFetching } = useQuery(leadQueries.autos(wanted));
  const items = (data?.results ?? []).map(({ id, brand, car_model, year, avtosalon }) => ({
    value: id,
    label: [`${brand.name} ${car_model.name}`, year].filter(Boolean).join(', '),
    ...(avtosalon && { description: avtosalon.name }),
  }));
  return (
    <ComboBox
      {...field}
      items={items}
      inputValue={typed}
      isLoading={isFetching || wanted !== typed}
      emptyText={t('common:nothingFound')}
      loadingText={t('common:loading')}
      openLabel={t('common:select')}
      onInputChange={setTyped}
      onChange={onChange}
    />
  );
}
