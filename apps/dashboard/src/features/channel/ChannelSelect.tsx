import type { TelegramChannel } from '@karvon/api/main';
import { Select } from '@karvon/ui/Select';
import { useTranslation } from 'react-i18next';

export interface SendProps {
  channels: readonly TelegramChannel[];
  onClose: () => void;
}

export function ChannelSelect({
  channels,
  value,
  onChange,
}: {
  channels: readonly TelegramChannel[];
  value: number;
  onChange: (id: number) => void;
}) {
  const { t } = useTranslation('channel');
  if (channels.length < 2) return null;
  return (
    <Select
      label={t('choose')}
      options={channels.map(({ id, title }) => ({ value: id, label: title }))}
      value={value}
      onChange={onChange}
    />
  );
}
