import { isApiError } from '@karvon/api/errors';
import type { Application } from '@karvon/api/main';
import { Dialog } from '@karvon/ui/Dialog';
import { Button } from '@karvon/ui/Button';
import { Banner } from '@karvon/ui/Banner';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkCheck, CarFront } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import { formatMoney } from '../../shared/format/money';
import { PhoneLink } from '../../shared/format/PhoneLink';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { useSubmitKey } from '../../shared/keys/page-keys';
import { DraftBanner } from '../../shared/resource/form/DraftBanner';
import { formId, ResourceFormFrame } from '../../shared/resource/form/ResourceFormFrame';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { formatInspection } from '../../shared/inspection/inspection-time';
import { paths } from '../../shared/paths';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { applicationForm, formOf, type ApplicationValues } from './application-definition';
import { ApplicationBadge } from './ApplicationBadge';
import { ApplicationCars } from './ApplicationCars';
import { ApplicationFields } from './ApplicationFields';
import { ApplicationFooter } from './ApplicationFooter';
import { ApplicationHistory } from './ApplicationHistory';
import { DecidedApplication } from './DecidedApplication';
import { foundCar } from './DesiredCarField';
import { applicationCalls, applicationQueries } from './queries';
import { canList, canReserve, useApplicationActions } from './use-application-actions';
import { Inline } from '@karvon/ui/Inline';
import { PrintButton } from '../../shared/print/PrintButton';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { CopyCalculation, hasCalculation, SendCalculation } from './SendCalculation';
import { useTyped } from './use-typed';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { useFormState } from 'react-hook-form';
import { useIsPhone } from '../../shared/table/use-screen';
import { useText } from '../../shared/i18n/use-text';
import { fieldsOf } from '../../shared/resource/form/field-values';
import { useFieldText } from '../../shared/resource/form/use-field-text';
import type { ResourceForm } from '../../shared/resource/form/resource-form';

const DealSheet = lazyNamed(() => import('./DealSheet'), 'DealSheet');

function PrintDeal({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const isPhone = useIsPhone();
  if (!hasCalculation(application)) return null;
  return (
    <Inline gap={2}>
      {isPhone && application.room_id === undefined && (
        <CopyCalculation size="sm" application={application} />
      )}
      <PrintButton
        size="sm"
        label={t('sheet.print')}
        renderSheet={(onDone) => <DealSheet application={application} onDone={onDone} />}
      />
    </Inline>
  );
}

function PrintTyped({ application }: { application: Application }) {
  return <PrintDeal application={useTyped(application).typed} />;
}

export interface ApplicationDrawerProps {
  id: number;
  onClose: () => void;
}

export function ApplicationDrawer({ id, onClose }: ApplicationDrawerProps) {
  const { t } = useTranslation(['applications', 'common']);
  const query = useQuery(applicationQueries.one(id));
  const application = query.data;
  if (application?.id === id) return <Open key={id} application={application} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      placement="end"
      title={t('title')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
    >
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="420px" />}>
        {() => <Skeleton height="420px" />}
      </QueryBoundary>
    </Dialog>
  );
}

interface OpenProps {
  application: Application;
  onClose: () => void;
}

function Open({ application, onClose }: OpenProps) {
  const isDecided = application.allowed_transitions.length === 0;
  // The form stays when a colleague decides meanwhile, so that typed values are not lost.
  const [wasInWork] = useState(!isDecided);
  return wasInWork ? (
    <InWork application={application} isDecided={isDecided} onClose={onClose} />
  ) : (
    <Decided application={application} onClose={onClose} />
  );
}

function Decided({ application, onClose, children }: OpenProps & { children?: ReactNode }) {
  const { t } = useTranslation(['applications', 'common']);
  const { reserve } = useApplicationActions();
  const hasFooter = canList(application) || canReserve(application) || hasCalculation(application);
  const { client_name, phone, status, id } = application;
  return (
    <Dialog
      isOpen
      placement="end"
      title={client_name}
      description={<PhoneLink phone={phone} />}
      headerEnd={<ApplicationBadge status={status} />}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        status === 'approved' &&
        hasFooter && (
          <>
            <SendCalculation application={application} />
            {canReserve(application) && (
              <ReasonedButton
                icon={BookmarkCheck}
                isPending={reserve.isPending(id)}
                onPress={() => void reserve.run(application)}
              >
                {t('reserveButton')}
              </ReasonedButton>
            )}
            {canList(application) && (
              <Button variant="primary" icon={CarFront} href={paths.tradeIn.listApplied(id)}>
                {t('makeListing')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={5}>
        {children}
        <ApplicationCars application={application} />
        <DecidedApplication application={application} />
        <PrintDeal application={application} />
        <ApplicationHistory id={id} />
      </Stack>
    </Dialog>
  );
}

function InWork({ application, isDecided, onClose }: OpenProps & { isDecided: boolean }) {
  const { t } = useTranslation(['applications', 'common']);
  const language = useLanguage();
  const now = useServerNow();
  const errorText = useErrorText();
  const client = useQueryClient();
  const carName = (car: number | null): string | undefined => {
    const { desired_car: known } = application;
    if (car === null) return undefined;
    if (known?.id === car) return known.title;
    return foundCar(client, car)?.title ?? `№ ${String(car)}`;
  };
  const [definition] = useState(() => formOf(application));
  const form = useResourceForm(definition, {
    entity: application,
    queries: applicationQueries,
    update: applicationCalls.update,
    format: (field, values) => (field === 'desired_car' ? carName(values.desired_car) : undefined),
    onRejected: (error) => {
      if (isApiError(error, 'conflict'))
        for (const queryKey of applicationQueries.lists)
          void client.invalidateQueries({ queryKey });
      return false;
    },
    onSaved: ({ status, price, currency, scheduled_at: at }) => {
      const titles = {
        pending: t('common:saved'),
        scheduled: t('scheduledDone', { when: formatInspection(at ?? '', language, now) }),
        approved: t('approvedDone', { money: formatMoney(price ?? 0, currency, language) }),
        rejected: t('rejectedDone'),
      };
      void toast({ tone: 'success', title: titles[status] });
      onClose();
    },
  });
  useSubmitKey(() => void form.save('save'));
  const [search] = useSearchParams();
  const decision = search.get('decision');
  const { setValue } = form.form;
  const { allowed_transitions: allowed } = application;
  // Outside system: the URL, which a key of the list sets.
  useEffect(() => {
    if (decision === 'approved' || decision === 'rejected')
      if (allowed.includes(decision)) {
        setValue('status', decision, { shouldDirty: true });
        setValue('isStatusChosen', true, { shouldDirty: true });
      }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is chosen later stays
  }, [decision]);
  const failure = form.error === undefined ? undefined : errorText(form.error, 'saving');
  const { client_name, phone, status, id } = application;
  if (isDecided)
    return (
      <ResourceFormFrame form={form}>
        <Decided application={application} onClose={onClose}>
          <UnsavedFields form={form} />
        </Decided>
      </ResourceFormFrame>
    );
  return (
    <ResourceFormFrame form={form}>
      <Dialog
        isOpen
        placement="end"
        isDismissable={false}
        title={client_name}
        description={<PhoneLink phone={phone} />}
        headerEnd={<ApplicationBadge status={status} />}
        closeLabel={t('common:close')}
        onOpenChange={onClose}
        footer={
          <ApplicationFooter application={application} isPending={form.phase !== undefined} />
        }
      >
        <Stack gap={5}>
          <ApplicationCars application={application} />
          <form
            noValidate
            id={formId(applicationForm.name)}
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
              <ApplicationFields application={application} />
            </Stack>
          </form>
          <PrintTyped application={application} />
          <ApplicationHistory id={id} />
        </Stack>
      </Dialog>
    </ResourceFormFrame>
  );
}

/** Values typed before a colleague decided: readable, but not savable. */
function UnsavedFields({ form: resource }: { form: ResourceForm<Application, ApplicationValues> }) {
  const t = useText();
  const textOf = useFieldText(resource);
  const { control, getFieldState, getValues } = resource.form;
  const state = useFormState({ control });
  const values = getValues();
  const typed = fieldsOf<ApplicationValues>(applicationForm.fields).filter(
    ({ name }) => getFieldState(name, state).isDirty,
  );
  if (typed.length === 0) return null;
  return (
    <Stack gap={3}>
      <Banner size="sm" role="alert">
        {t('applications:decidedMeanwhile')}
      </Banner>
      <DefinitionList
        items={typed.map(({ name, field: { label } }) => ({
          term: t(label),
          detail: textOf(name, values).text,
        }))}
      />
    </Stack>
  );
}
