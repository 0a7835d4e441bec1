import type { Auto, AutoStatus, AutoSummary, Currency } from '@karvon/api/main';
import { autoTitle, titleOfAuto, type AutoFacts } from '../auto-rules';

/** What an action and its window need of a car, whether it came as a card or as a whole. */
export interface ActionTarget extends AutoFacts {
  id: number;
  status: AutoStatus;
  title: string;
  currency: Currency;
  price?: number | undefined;
}

/** A card as the target of an action. */
export function targetOfCard(auto: AutoSummary): ActionTarget {
  return { ...auto, title: autoTitle(auto) };
}

/** A whole car as the target of an action. */
export function targetOfAuto(auto: Auto): ActionTarget {
  return { ...auto, title: titleOfAuto(auto) };
}
