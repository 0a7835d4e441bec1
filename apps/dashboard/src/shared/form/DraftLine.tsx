import { useTranslation } from 'react-i18next';
import { formatTime } from '../format/date';

/** `Черновик сохранён на устройстве в 14:32`; nothing before the first time. */
export function DraftLine({ savedAt }: { savedAt: number | undefined }) {
  const { t } = useTranslation();
  if (savedAt === undefined) return null;
  return <span role="status">{t('draft.saved', { time: formatTime(savedAt) })}</span>;
}
