import type { District, Region } from '@karvon/api/main';
import { MapPicker, type MapPlace } from '../../shared/marketplace/MapPicker/MapPicker';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { runtimeSettings } from '../../shared/runtime-settings';
import type { Place } from './place';
import { streetMap, townNamed } from './street-map/street-map';
import type { Language } from '../../shared/i18n/languages';
import { ComboBox } from '@karvon/ui/ComboBox';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { HereButton } from './HereButton';
import { findAddress, type FoundAddress } from './street-map/find-address';

const said: Record<Language, RegExp> = {
  ru: /^(Город|Республика) | область$/,
  uz: / (shahri|viloyati|Respublikasi)$/,
};

const shortRegionName = (name: string, language: Language): string =>
  name.replace(said[language], '');

/** Names stay long where they would be equal, as for Tashkent and its region in Uzbek. */
function shortRegionNames(names: readonly string[], language: Language): string[] {
  const short = names.map((name) => shortRegionName(name, language));
  return names.map((name, nth) => {
    const own = short[nth] ?? name;
    return short.indexOf(own) < nth ? name : own;
  });
}

/** Zoom at which a town fills the map. Below it, a point is too imprecise for an address. */
const townZoom = 12;

const buildingZoom = 16;

export function PlaceMap({
  value,
  onChange,
  regions,
  region,
  district,
  errorMessage,
}: {
  value: Place | null;
  onChange: (place: Place) => void;
  regions: readonly Region[];
  /** Selected region: the map moves there, but the pin stays. */
  region: Region | undefined;
  district: District | undefined;
  errorMessage: string | null;
}) {
  const { t } = useTranslation('avtosalons');
  const language = useLanguage();
  const [tilesUrl] = useState(() => runtimeSettings().mapTilesUrl);
  /** Last search result and the selection at that time. Another region moves the map away from it. */
  const [found, setFound] = useState<{ point: Place; zoom: number; for: string }>();
  const { sketch, places } = useMemo(() => streetMap(language), [language]);
  const named = useMemo((): MapPlace[] => {
    const names = shortRegionNames(
      regions.map(({ translations }) => translations[language].name),
      language,
    );
    return [
      ...regions.map(({ latitude, longitude }, nth): MapPlace => ({
        kind: 'region',
        name: names[nth] ?? '',
        latitude,
        longitude,
      })),
      ...places,
    ];
  }, [regions, places, language]);
  const area = `${String(region?.id)}/${String(district?.id)}`;
  const goal = found?.for === area ? found : undefined;
  const centre =
    (district && townNamed(shortRegionName(district.translations.ru.name, 'ru'))) ?? region;
  const start = goal?.point ?? centre;
  const position = (place: Place) =>
    `${formatNumber(place.latitude, language, 5)}; ${formatNumber(place.longitude, language, 5)}`;
  return (
    <Stack gap={2}>
      <MapPicker
        label={t('form.map')}
        isRequired
        value={value}
        onChange={onChange}
        tilesUrl={tilesUrl}
        sketch={sketch}
        places={named}
        start={start}
        startZoom={goal?.zoom ?? (centre === undefined ? 6 : centre === region ? townZoom : 13)}
        chooseFrom={townZoom}
        search={
          <AddressSearch
            region={region?.id ?? null}
            onFind={({ point, zoom }) => {
              setFound({ point, zoom, for: area });
              // The pin is the centre of the map, so moving the map moves the pin.
              if (value) onChange(point);
            }}
          />
        }
        description={t(value === null ? 'form.mapUnset' : 'form.mapHint')}
        errorMessage={errorMessage}
        labels={{
          help: t('map.help'),
          zoomIn: t('map.zoomIn'),
          zoomOut: t('map.zoomOut'),
          loading: t('map.loading'),
          failed: t('map.failed'),
          tilesLost: t('map.tilesLost'),
          sketched: t('map.sketched'),
          tooFar: t('map.tooFar'),
          position,
          empty: t('form.noPlace'),
        }}
      />
      <Inline>
        <HereButton
          onFind={(place) => {
            setFound({ point: place, zoom: buildingZoom, for: area });
            onChange(place);
          }}
        />
      </Inline>
    </Stack>
  );
}

function AddressSearch({
  region,
  onFind,
}: {
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
    description: town,
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
