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
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { paths } from '../../../shared/paths';
import { SaleDialog } from '../../../shared/sale/SaleDialog';
import { storeAuto } from './auto-cache';
import { useQueryClient } from '@tanstack/react-query';

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
  const client = useQueryClient();
  const [elsewhere, setElsewhere] = useState<{ note: string }>();
  if (action === 'sell' || elsewhere !== undefined) {
    return (
      <SaleDialog
        car={auto}
        {...(elsewhere !== undefined && { elsewhere })}
        onCar={(now) => storeAuto(client, now)}
        onClose={onClose}
      />
    );
  }
  if (action === 'deactivate') {
    return (
      <DeactivateDialog
        isPending={isPending}
        onClose={onClose}
        onSold={(note) => setElsewhere({ note })}
        run={run}
      />
    );
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
