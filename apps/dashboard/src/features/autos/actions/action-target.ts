import type { Auto, AutoStatus, AutoSummary, Currency } from '@karvon/api/main';
import { autoTitle, lacksMileage, titleOfAuto, type AutoFacts } from '../auto-rules';

export interface ActionTarget extends AutoFacts {
  id: number;
  status: AutoStatus;
  title: string;
  currency: Currency;
  price?: number | undefined;
  lacksMileage: boolean;
}

export function targetOfCard(auto: AutoSummary): ActionTarget {
  return { ...auto, title: autoTitle(auto), lacksMileage: lacksMileage(auto) };
}

export function targetOfAuto(auto: Auto): ActionTarget {
  return { ...auto, title: titleOfAuto(auto), lacksMileage: lacksMileage(auto.core_car) };
}
