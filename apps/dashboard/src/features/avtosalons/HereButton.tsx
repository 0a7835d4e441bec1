import { Button } from '@karvon/ui/Button';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/feedback/toast';
import type { Place } from './place';

/** Milliseconds. A phone without a clear view of the sky needs time. */
const longest = 15_000;

const locate = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: longest,
    });
  });

export function HereButton({ onFind }: { onFind: (place: Place) => void }) {
  const { t } = useTranslation('avtosalons');
  const [isPending, setPending] = useState(false);
  const find = async () => {
    setPending(true);
    try {
      const { coords } = await locate();
      onFind({ latitude: coords.latitude, longitude: coords.longitude });
    } catch (error) {
      const isDenied =
        error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
      void toast({ tone: 'warn', title: t(isDenied ? 'map.hereDenied' : 'map.hereFailed') });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon={LocateFixed} isPending={isPending} onPress={find}>
      {t('map.here')}
    </Button>
  );
}
