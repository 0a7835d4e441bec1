import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../shared/i18n/i18n';
import { useLanguage } from '../../shared/i18n/use-language';

const options = [
  { value: 'ru', label: 'RU' },
  { value: 'uz', label: 'UZ' },
] as const;

export function LanguageSwitch() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <SegmentedControl
      aria-label={t('language.label')}
      size="sm"
      options={options}
      value={language}
      onChange={(value) => void switchLanguage(value)}
    />
  );
}
