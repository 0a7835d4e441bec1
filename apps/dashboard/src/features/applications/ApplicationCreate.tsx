import type { ApplicationCreate as Body } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Note } from '@karvon/ui/Note';
import { PhoneField } from '@karvon/ui/PhoneField';
import { Stack } from '@karvon/ui/Stack';
import { TextArea } from '@karvon/ui/TextArea';
import { TextField } from '@karvon/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import { OptionalSelect } from '../../shared/form/OptionalSelect';
import { DraftBanner } from '../../shared/resource/form/DraftBanner';
import { ResourceFormFrame, formId } from '../../shared/resource/form/ResourceFormFrame';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { createForm } from './create-definition';
import { CurrentCarFields } from './CurrentCarFields';
import { DesiredCarField } from './DesiredCarField';
import { applicationCalls, applicationQueries } from './queries';
import { usePeople } from './use-people';

const idIn = (search: URLSearchParams, name: string): number | undefined => {
  const value = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
};

/** Writes down who wants to give a car in payment; a link of a chat or a lead names it. */
export function ApplicationCreate({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['applications', 'common']);
  const errorText = useErrorText();
  const people = usePeople();
  const [search] = useSearchParams();
  const [room_id, lead_id] = [idIn(search, 'room_id'), idIn(search, 'lead')];
  const form = useResourceForm(createForm, {
    queries: applicationQueries,
    create: (body: Body, key) =>
      applicationCalls.create(
        { ...body, ...(room_id && { room_id }), ...(lead_id && { lead_id }) },
        key,
      ),
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
            <Button
              type="submit"
              variant="primary"
              form={formId(createForm.name)}
              isPending={form.phase !== undefined}
            >
              {t('form.submit')}
            </Button>
          </>
        }
      >
        <form
          noValidate
          id={formId(createForm.name)}
          onSubmit={(event) => {
            event.preventDefault();
            void form.save('save');
          }}
        >
          <Stack gap={4}>
            <DraftBanner form={form} />
            {failure !== undefined && (
              <Note tone="danger" role="alert">
                {failure.text}
              </Note>
            )}
            <createForm.Field name="client_name">
              {(field) => <TextField {...field} autoFocus maxLength={200} />}
            </createForm.Field>
            <createForm.Field name="phone">{(field) => <PhoneField {...field} />}</createForm.Field>
            <CurrentCarFields />
            <createForm.Field name="desired_car">
              {(field) => <DesiredCarField {...field} />}
            </createForm.Field>
            <createForm.Field name="responsible">
              {({ isRequired: _isRequired, ...field }) => (
                <OptionalSelect {...field} options={people} />
              )}
            </createForm.Field>
            <createForm.Field name="manager_comment">
              {(field) => <TextArea {...field} maxLength={2000} rows={3} />}
            </createForm.Field>
          </Stack>
        </form>
      </Dialog>
    </ResourceFormFrame>
  );
}
