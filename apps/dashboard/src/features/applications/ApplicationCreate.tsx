import type { ApplicationCreate as Body, AutoRef } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Banner } from '@karvon/ui/Banner';
import { PhoneField } from '@karvon/ui/PhoneField';
import { Stack } from '@karvon/ui/Stack';
import { TextArea } from '@karvon/ui/TextArea';
import { TextField } from '@karvon/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import { OptionalSelect } from '../../shared/form/OptionalSelect';
import { DraftBanner } from '../../shared/resource/form/DraftBanner';
import { ResourceFormFrame, formId } from '../../shared/resource/form/ResourceFormFrame';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { createForm, type CreateValues } from './create-definition';
import { CurrentCarFields } from './CurrentCarFields';
import { DesiredCarField } from './DesiredCarField';
import { applicationCalls, applicationQueries } from './queries';
import { usePeople } from './use-people';

export interface Origin {
  key: string;
  source: Pick<Body, 'room_id' | 'lead_id' | 'avtosalon'>;
  values: Pick<CreateValues, 'client_name' | 'phone' | 'desired_car' | 'responsible'>;
  car: AutoRef | undefined;
}

export interface ApplicationCreateProps {
  origin?: Origin | undefined;
  onClose: () => void;
}

export function ApplicationCreate({ origin, onClose }: ApplicationCreateProps) {
  const { t } = useTranslation(['applications', 'common']);
  const errorText = useErrorText();
  const people = usePeople();
  const [definition] = useState(() =>
    origin === undefined
      ? createForm
      : {
          ...createForm,
          name: `${createForm.name}-${origin.key}`,
          empty: () => ({ ...createForm.empty(), ...origin.values }),
        },
  );
  const form = useResourceForm(definition, {
    queries: applicationQueries,
    create: (body: Body, key) => applicationCalls.create({ ...body, ...origin?.source }, key),
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
              form={formId(definition.name)}
              isPending={form.phase !== undefined}
            >
              {t('form.submit')}
            </ReasonedButton>
          </>
        }
      >
        <form
          noValidate
          id={formId(definition.name)}
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
            <createForm.Field name="client_name">
              {(field) => <TextField {...field} autoFocus={origin === undefined} />}
            </createForm.Field>
            <createForm.Field name="phone">{(field) => <PhoneField {...field} />}</createForm.Field>
            <CurrentCarFields />
            <createForm.Field name="desired_car">
              {(field) => <DesiredCarField {...field} known={origin?.car} />}
            </createForm.Field>
            <createForm.Field name="responsible">
              {({ isRequired: _isRequired, ...field }) => (
                <OptionalSelect {...field} options={people} />
              )}
            </createForm.Field>
            <createForm.Field name="manager_comment">
              {(field) => <TextArea {...field} rows={3} />}
            </createForm.Field>
          </Stack>
        </form>
      </Dialog>
    </ResourceFormFrame>
  );
}
