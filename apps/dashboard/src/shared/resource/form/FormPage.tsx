import { ActionBar } from '@karvon/ui/ActionBar';
import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { Columns } from '@karvon/ui/Columns';
import { icon } from '@karvon/ui/internal/icon-size';
import { Inline } from '@karvon/ui/Inline';
import { Page } from '@karvon/ui/Page';
import { Text } from '@karvon/ui/Text';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ErrorMessage } from '../../feedback/ErrorMessage';
import { DraftLine } from '../../form/DraftLine';
import { useText } from '../../i18n/use-text';
import { useSubmitKey } from '../../keys/page-keys';
import { ReasonedButton, useActionReason } from '../../session/Reasoned';
import { useIsPhone } from '../../table/use-screen';
import { PagePath } from '../view/PagePath';
import { wrongFields } from './field-values';
import type { Entity } from './form-definition';
import { DraftBanner } from './DraftBanner';
import { ResourceFormFrame, formId } from './ResourceFormFrame';
import type { ResourceForm } from './resource-form';

export interface FormAction<Intent> {
  intent: Intent;
  label: string;
  /** Label on phones, where two buttons share a line. A part of the label. @default the label */
  shortLabel?: string;
  pendingLabel?: string;
}

export interface FormPageProps<
  Of extends Entity,
  Values extends FieldValues,
  Intent extends string,
> {
  form: ResourceForm<Of, Values, Intent>;
  title: string;
  phoneTitle?: string;
  parent: { label: string; href: string };
  backTo?: string;
  /** The main action last. With a single action, Enter in a field runs it. */
  actions: readonly FormAction<Intent>[];
  /** False in a form so long that Enter would save unseen fields. @default true */
  submitsOnEnter?: boolean;
  isReadOnly?: boolean;
  /** Reason that saving is disabled: `may(…).reason`. Typed values stay. */
  reason?: string | undefined;
  banners?: ReactNode;
  nav?: ReactNode;
  rail: ReactNode;
  narrowRail?: 'below' | 'hidden';
  phoneProgress?: { value: number; label: string; text: string };
  /** Number of empty required fields, shown beside the buttons while no field has an error. */
  missing?: number;
  problem?: { text: string; onShow: () => void } | undefined;
  children: ReactNode;
}

export function FormPage<
  Of extends Entity,
  Values extends FieldValues,
  Intent extends string = 'save',
>(props: FormPageProps<Of, Values, Intent>) {
  const { form, title, phoneTitle = title, parent, backTo = parent.href, actions } = props;
  const {
    isReadOnly = false,
    submitsOnEnter = true,
    banners,
    nav,
    rail,
    narrowRail,
    phoneProgress,
    children,
  } = props;
  const t = useText();
  const navigate = useNavigate();
  const isSingle = actions.length === 1 && submitsOnEnter && !isReadOnly;
  const single = isSingle ? actions[0]?.intent : undefined;
  return (
    <ResourceFormFrame form={form} enter={single}>
      <Page
        title={title}
        breadcrumbs={<PagePath parent={parent} />}
        actions={<DraftLine draft={form.draft} />}
        phoneBar={{
          title: phoneTitle,
          back: { label: t('common:back'), onPress: () => void navigate(backTo) },
          ...(phoneProgress && {
            progress: { value: phoneProgress.value, label: phoneProgress.label },
            actions: (
              // The bar leaves space for icons, which have padding, so a text needs its own.
              <Box paddingInline={2}>
                <Text size="sm" weight="medium" tone="success" isNumeric>
                  {phoneProgress.text}
                </Text>
              </Box>
            ),
          }),
        }}
      >
        <Columns
          banners={
            <>
              <DraftBanner form={form} />
              {banners}
            </>
          }
          isDisabled={isReadOnly}
          nav={nav}
          side={rail}
          narrowSide={narrowRail}
        >
          {children}
        </Columns>
      </Page>
      {!isReadOnly && <FormActions {...props} backTo={backTo} />}
    </ResourceFormFrame>
  );
}

/** Actions of the form, which replace the tab bar on phones. */
function FormActions<Of extends Entity, Values extends FieldValues, Intent extends string>({
  form: { form, definition, phase, isPreparing, error, save, focus },
  backTo,
  actions,
  submitsOnEnter = true,
  missing = 0,
  problem,
  reason: own,
}: FormPageProps<Of, Values, Intent>) {
  const t = useText();
  const isPhone = useIsPhone();
  const reason = useActionReason(own);
  const { errors } = useFormState({ control: form.control });
  const wrong = wrongFields(definition.fields, errors);
  const [first] = wrong;
  const texts = [
    wrong.length > 0 ? t('common:form.errors', { count: wrong.length }) : undefined,
    problem?.text,
  ].filter((text) => text !== undefined);
  const main = actions.at(-1);
  // A long form has dozens of tab stops before this bar.
  useSubmitKey(() => {
    if (main !== undefined && reason === undefined) void save(main.intent);
  });
  const showFirst = () => (first === undefined ? problem?.onShow() : focus(first));
  return (
    <ActionBar
      aria-label={t('common:form.actions')}
      start={
        <Button variant="ghost" href={backTo ?? '.'}>
          {t('common:cancel')}
        </Button>
      }
      message={
        reason !== undefined ? (
          <Text size="sm" tone="muted">
            {reason}
          </Text>
        ) : error !== undefined ? (
          <Text as="div" size="sm" tone="danger">
            <Inline gap={1} isWrapping={false}>
              <CircleAlert {...icon.sm} />
              <span role="alert">
                <ErrorMessage error={error} during="saving" />
              </span>
            </Inline>
          </Text>
        ) : (
          (texts.length > 0 && (
            <Button variant="danger-ghost" size="sm" icon={CircleAlert} onPress={showFirst}>
              {texts.join(' · ')}
            </Button>
          )) ||
          (missing > 0 && (
            <Text size="sm" tone="muted">
              {t('common:form.missing', { count: missing })}
            </Text>
          ))
        )
      }
    >
      {actions.map(({ intent, label, shortLabel = label, pendingLabel = label }, at) => {
        const isMain = at === actions.length - 1;
        const isPending = phase === intent;
        return (
          <ReasonedButton
            key={intent}
            variant={isMain ? 'primary' : 'secondary'}
            isPending={isPending}
            reason={own}
            {...(isPhone && shortLabel !== label && { 'aria-label': label })}
            isDisabled={phase !== undefined && !isPending && !isMain}
            {...(actions.length === 1 && submitsOnEnter
              ? { type: 'submit', form: formId(definition.name) }
              : { onPress: () => void save(intent) })}
          >
            {isPending && isPreparing ? pendingLabel : isPhone ? shortLabel : label}
          </ReasonedButton>
        );
      })}
    </ActionBar>
  );
}
