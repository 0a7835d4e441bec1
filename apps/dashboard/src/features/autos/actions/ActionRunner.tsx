import { useImperativeHandle, type Ref, useState } from 'react';
import type { TransitionAction } from '../auto-rules';
import type { ActionTarget } from './action-target';
import {
  useAutoTransitions,
  type AutoTransitions,
  type TransitionDetails,
} from './use-auto-transitions';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shared/feedback/Confirm';
import { DeactivateDialog } from './DeactivateDialog';
import { isApiError } from '@karvon/api/errors';
import { Link } from '@karvon/ui/Link';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { AskDialog } from '../../../shared/feedback/AskDialog';
import { useErrorText, useFieldMessage } from '../../../shared/feedback/error-text';
import { currencyLabel } from '../../../shared/format/money';
import { formatPhone } from '../../../shared/format/phone';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { autoViewQueries } from '../view/queries';

const nobody = 0;

function SellDialog({ auto, isPending, onClose, run }: ActionDialogProps) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const [price, setPrice] = useState<number | null>(auto.price ?? null);
  const [lead, setLead] = useState(nobody);
  const [error, setError] = useState<string>();
  // Most sales have no leads, and leads may fail to load. The choice is shown only when it has options.
  const { data } = useQuery(autoViewQueries.buyers(auto.id));
  const leads = data?.results ?? [];

  const sell = async () => {
    if (!price) {
      setError(fieldMessage(price === 0 ? 'price_positive' : 'required'));
      return;
    }
    const result = await run({
      sale_price: price,
      ...(lead !== nobody && { lead_id: lead }),
    });
    if (typeof result === 'string') onClose();
    else {
      const first = isApiError(result.rejected) ? result.rejected.fieldErrors[0]?.code : undefined;
      setError(fieldMessage(first) ?? errorText(result.rejected).text);
    }
  };

  return (
    <AskDialog
      title={t('dialog.sell.title')}
      isDismissable={false}
      onClose={onClose}
      action={{ label: t('action.sell'), isPending, onPress: () => void sell() }}
    >
      <Stack gap={4}>
        <MoneyField
          autoFocus
          isRequired
          label={t('dialog.sell.price')}
          description={t('dialog.sell.priceHint')}
          unit={currencyLabel(auto.currency, language)}
          value={price}
          errorMessage={error ?? null}
          onChange={(next) => {
            setPrice(next);
            setError(undefined);
          }}
        />
        {leads.length > 0 && (
          <Select
            label={t('dialog.sell.lead')}
            value={lead}
            options={[
              { value: nobody, label: t('dialog.sell.noLead') },
              ...leads.map(({ id, client_name, phone }) => ({
                value: id,
                label: client_name,
                ...(phone !== undefined && { description: formatPhone(phone) }),
              })),
            ]}
            onChange={setLead}
          />
        )}
      </Stack>
    </AskDialog>
  );
}

export interface AskedAction {
  action: TransitionAction;
  auto: ActionTarget;
}

export interface ActionRunnerHandle {
  refresh: (auto: ActionTarget) => void;
}

export interface ActionRunnerProps {
  ref: Ref<ActionRunnerHandle>;
  asked: AskedAction | undefined;
  isPending: (id: number) => boolean;
  track: <Result>(id: number, work: Promise<Result>) => Promise<Result>;
  onClose: () => void;
  onDeleted: (() => void | Promise<void>) | undefined;
}

export function ActionRunner(props: ActionRunnerProps) {
  const { ref, asked, isPending, track, onClose, onDeleted } = props;
  const { refresh, transition } = useAutoTransitions(onDeleted);
  useImperativeHandle(ref, () => ({
    refresh: (auto) => void track(auto.id, refresh(auto)),
  }));
  if (asked === undefined) return null;
  const { action, auto } = asked;
  return (
    <ActionDialog
      key={`${action} ${auto.id}`}
      action={action}
      auto={auto}
      isPending={isPending(auto.id)}
      onClose={onClose}
      run={(details) => track(auto.id, transition(action, auto, details))}
    />
  );
}

function ActionDialog(props: ActionDialogProps) {
  const { t } = useTranslation('autos');
  const { action, auto, isPending, onClose, run } = props;
  if (action === 'sell') return <SellDialog {...props} />;
  if (action === 'deactivate') {
    return <DeactivateDialog isPending={isPending} onClose={onClose} run={run} />;
  }
  return (
    <Confirm
      title={t(`dialog.${action}.title`, { title: auto.title })}
      tone={action === 'delete' ? 'danger' : 'neutral'}
      confirmLabel={t(`action.${action}`)}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => void run().then(onClose)}
    >
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t(`dialog.${action}.text`)}
        </Text>
        {action === 'submit' && auto.lacksMileage && (
          <Text as="p">
            {t('dialog.submit.noMileage')}{' '}
            <Link href={`${paths.autos.edit(auto.id)}#condition`}>
              {t('dialog.submit.fillMileage')}
            </Link>
          </Text>
        )}
      </Stack>
    </Confirm>
  );
}

interface ActionDialogProps {
  action: TransitionAction;
  auto: ActionTarget;
  isPending: boolean;
  onClose: () => void;
  run: (details?: TransitionDetails) => ReturnType<AutoTransitions['transition']>;
}
