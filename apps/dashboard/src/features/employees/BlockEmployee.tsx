import type { Employee } from '@karvon/api/main';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../shared/feedback/AskDialog';
import { peopleQueries } from '../../shared/lookups/people-queries';
import { useAction } from '../../shared/resource/use-action';
import { EmployeePhoto, openWork } from './employee-labels';
import { employeeCalls, employeeQueries } from './queries';

export function BlockEmployee({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t } = useTranslation(['employees', 'common']);
  const { id, full_name: name, open_lead_count, open_application_count } = employee;
  const open = openWork(employee);
  const [choice, setChoice] = useState<'handOver' | 'leaveFree'>('leaveFree');
  const [to, setTo] = useState<number | null>(null);
  const { data } = useQuery(peopleQueries.assignable());
  const others = (data?.results ?? []).filter((colleague) => colleague.id !== id);
  const block = useAction(employeeCalls.block, {
    success: (_, { reassign_to }) => ({
      title: t('blockedDone', { name, n: reassign_to === null ? 0 : open }),
    }),
    invalidates: employeeQueries.work,
    onDone: onClose,
  });
  const isHandingOver = open > 0 && choice === 'handOver';
  return (
    <AskDialog
      title={t('blockTitle', { name })}
      image={<EmployeePhoto employee={employee} />}
      onClose={onClose}
      action={{
        label: t('block'),
        variant: 'danger',
        icon: Ban,
        isDisabled: isHandingOver && to === null,
        isPending: block.isPending(),
        onPress: () => void block.run({ id, reassign_to: isHandingOver ? to : null }),
      }}
    >
      <Stack>
        <Text as="p">
          {open === 0
            ? t('blockNothing')
            : t('blockText', {
                leads: t('leads', { count: open_lead_count }),
                applications: t('applications', { count: open_application_count }),
              })}
        </Text>
        {open > 0 && (
          <RadioGroup
            label={t('work')}
            value={choice}
            onChange={setChoice}
            options={[
              { value: 'handOver', label: t('handOver'), isDisabled: others.length === 0 },
              { value: 'leaveFree', label: t('leaveFree') },
            ]}
          />
        )}
        {isHandingOver && (
          <Select
            label={t('receiver')}
            isRequired
            placeholder={t('common:select')}
            value={to}
            onChange={setTo}
            options={others.map((colleague) => ({
              value: colleague.id,
              label: colleague.full_name,
              description: t('inWork', { count: openWork(colleague) }),
            }))}
          />
        )}
      </Stack>
    </AskDialog>
  );
}
