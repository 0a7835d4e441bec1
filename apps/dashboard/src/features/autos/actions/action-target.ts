import type { Auto, AutoStatus, AutoSummary, Currency } from '@karvon/api/main';
import { autoTitle, lacksMileage, titleOfAuto, type AutoFacts } from '../auto-rules';

/** What an action and its window need of a car, whether it came as a card or as a whole. */
export interface ActionTarget extends AutoFacts {
  id: number;
  status: AutoStatus;
  title: string;
  currency: Currency;
  price?: number | undefined;
  /** A used car without its mileage. */
  lacksMileage: boolean;
}

/** A card as the target of an action. */
export function targetOfCard(auto: AutoSummary): ActionTarget {
  return { ...auto, title: autoTitle(auto), lacksMileage: lacksMileage(auto) };
}

/** A whole car as the target of an action. */
export function targetOfAuto(auto: Auto): ActionTarget {
  return { ...auto, title: titleOfAuto(auto), lacksMileage: lacksMileage(auto.core_car) };
}
