import type { Avtosalon } from '@karvon/api/main';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { MapPicker } from '../../shared/marketplace/MapPicker/MapPicker';
import { runtimeSettings } from '../../shared/runtime-settings';
import { streetMap } from './street-map/street-map';

/** A still map with the showroom in its middle. */
export function ShowroomMap({ avtosalon }: { avtosalon: Avtosalon }) {
  const { t } = useTranslation('avtosalons');
  const language = useLanguage();
  const [tilesUrl] = useState(() => runtimeSettings().mapTilesUrl);
  const { sketch, places } = useMemo(() => streetMap(language), [language]);
  const { latitude, longitude } = avtosalon;
  return (
    <MapPicker
      isDisabled
      label={t('form.map')}
      value={{ latitude, longitude }}
      onChange={() => undefined}
      tilesUrl={tilesUrl}
      sketch={sketch}
      places={places}
      startZoom={14}
      labels={{
        help: '',
        zoomIn: t('map.zoomIn'),
        zoomOut: t('map.zoomOut'),
        loading: t('map.loading'),
        failed: t('map.failed'),
        tilesLost: t('map.tilesLost'),
        sketched: t('map.sketched'),
        position: () => '',
      }}
    />
  );
}
