import { QrCode } from './QrCode';

export function ListingCode() {
  return <QrCode value="https://karvon.uz/cars/42" aria-label="Объявление на Karvon" />;
}
