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
  /** A part of the label, on phones, where two buttons share a line. @default the label */
  shortLabel?: string;
  /** @default the label */
  pendingLabel?: string;
}

export interface FormPageProps<
  Of extends Entity,
  Values extends FieldValues,
  Intent extends string,
> {
  form: ResourceForm<Of, Values, Intent>;
  title: string;
  /** On phones, where the title has little room. @default the title */
  phoneTitle?: string;
  /** The list that the page belongs to, and where Cancel leads. */
  parent: { label: string; href: string };
  /** @default the parent's address */
  backTo?: string;
  /** What can be done, the main one last. With one of them Enter in a field does it. */
  actions: readonly FormAction<Intent>[];
  /** Enter in a field does the one action; not in a form so long that it would be done unseen. @default true */
  submitsOnEnter?: boolean;
  /** Everything can be read, nothing changed: there is no bar of actions. @default false */
  isReadOnly?: boolean;
  /** Why it cannot be saved: `may(…).reason`. The form stays, and what is typed with it. @default it can */
  reason?: string | undefined;
  /** Banners above the form, below the draft's. */
  banners?: ReactNode;
  /** Beside the form: its sections. */
  nav?: ReactNode;
  /** Beside the form: a preview, how complete it is. */
  rail: ReactNode;
  /** Where there is no room for the rail. @default 'below' */
  narrowRail?: 'below' | 'hidden';
  /** Of a phone's title bar: how complete the form is. */
  phoneProgress?: { value: number; label: string; text: string };
  /** Required fields that are still empty: said beside the buttons while nothing is wrong. @default not said */
  missing?: number;
  /** What is wrong beside the fields, such as photos that did not get through, and the way to it. */
  problem?: { text: string; onShow: () => void } | undefined;
  children: ReactNode;
}

/** The page of a form: title, draft, sections beside what helps, and the bar that saves, always visible. */
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
        breadcrumbs={<PagePath parent={parent} here={title} />}
        actions={<DraftLine draft={form.draft} />}
        phoneBar={{
          title: phoneTitle,
          back: { label: t('common:back'), onPress: () => void navigate(backTo) },
          ...(phoneProgress && {
            progress: { value: phoneProgress.value, label: phoneProgress.label },
            actions: (
              // In line with the page's margin: the bar leaves room for icons, which have some of their own.
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

/** Below the form, always visible; on phones in the place of the tab bar. */
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
  // A long form has dozens of stops between a field and this bar.
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
