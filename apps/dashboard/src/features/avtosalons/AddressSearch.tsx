import { ComboBox } from '@karvon/ui/ComboBox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { findAddress, type FoundAddress } from './street-map/find-address';

/** Streets, bazaars, stations and towns of the built-in map, in either language and script. */
export function AddressSearch({
  region,
  onFind,
}: {
  /** What is searched first. */
  region: number | null;
  onFind: (found: FoundAddress) => void;
}) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundAddress | null>(null);
  const found = findAddress(chosen?.name === typed ? '' : typed, language, region);
  const optionOf = ({ id, name, town }: FoundAddress) => ({
    value: id,
    label: name,
    ...(town !== undefined && { description: town }),
  });
  return (
    <ComboBox
      aria-label={t('map.search')}
      placeholder={t('map.searchExample')}
      items={found.map(optionOf)}
      inputValue={typed}
      onInputChange={setTyped}
      value={chosen?.id ?? null}
      selectedItem={chosen && optionOf(chosen)}
      onChange={(id) => {
        const next = found.find((one) => one.id === id) ?? null;
        setChosen(next);
        if (next) onFind(next);
      }}
      emptyText={t(typed.trim() === '' ? 'map.searchExample' : 'map.notFound')}
      loadingText={t('common:loading')}
      openLabel={t('common:select')}
    />
  );
}
