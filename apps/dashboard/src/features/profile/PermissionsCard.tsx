import type { BusinessPermissions } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Switch } from '@karvon/ui/Switch';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyLabel } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useAction } from '../../shared/resource/use-action';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { profileCalls, profileQueries } from './queries';

export function PermissionsCard() {
  const { t } = useTranslation('profile');
  return (
    <Card
      title={t('permissions.title')}
      description={t('permissions.text')}
      action={
        <Button size="sm" icon={Users} href={paths.employees.index}>
          {t('permissions.toEmployees')}
        </Button>
      }
    >
      <QueryBoundary
        query={useQuery(profileQueries.permissions())}
        skeleton={<Skeleton height="64px" />}
        level={3}
      >
        {(permissions) => <Permissions permissions={permissions} />}
      </QueryBoundary>
    </Card>
  );
}

function Permissions({ permissions }: { permissions: BusinessPermissions }) {
  const { t } = useTranslation(['profile', 'common']);
  const { reason } = useMember().may('business.manage');
  const isOn = permissions.mode === 'on';
  const save = useAction(profileCalls.setPermissions, {
    success: ({ mode }) => ({ title: t(mode === 'on' ? 'permissions.on' : 'permissions.off') }),
    invalidates: profileQueries.permissionsShown,
  });
  return (
    <Stack gap={4}>
      <Switch
        isSelected={isOn}
        isDisabled={reason !== undefined || save.isPending()}
        onChange={(next) => void save.run({ ...permissions, mode: next ? 'on' : 'off' })}
        description={reason ?? t(isOn ? 'permissions.onText' : 'permissions.offText')}
      >
        {t('permissions.switch')}
      </Switch>
      {isOn && (
        <PayLimit key={permissions.manager_pay_limit} permissions={permissions} reason={reason} />
      )}
    </Stack>
  );
}

/** Payment limit of a manager per day. */
function PayLimit({
  permissions,
  reason,
}: {
  permissions: BusinessPermissions;
  reason: string | undefined;
}) {
  const { t } = useTranslation(['profile', 'common']);
  const language = useLanguage();
  const { manager_pay_limit: limit } = permissions;
  const [typed, setTyped] = useState<number | null>(limit);
  const save = useAction(profileCalls.setPermissions, {
    success: () => ({ title: t('common:saved') }),
    invalidates: profileQueries.permissionsShown,
  });
  return (
    <Stack gap={3}>
      <MoneyField
        label={t('permissions.limit')}
        value={typed}
        onChange={setTyped}
        unit={currencyLabel('UZS', language)}
        isReadOnly={reason !== undefined}
        description={t('permissions.limitHint')}
      />
      {(typed ?? 0) !== limit && (
        <Inline>
          <ReasonedButton
            size="sm"
            variant="primary"
            reason={reason}
            isPending={save.isPending()}
            isDisabled={Number.isNaN(typed)}
            onPress={() => void save.run({ ...permissions, manager_pay_limit: typed ?? 0 })}
          >
            {t('common:save')}
          </ReasonedButton>
        </Inline>
      )}
      <Text size="sm" tone="muted">
        {t('permissions.roles')}
      </Text>
    </Stack>
  );
}
