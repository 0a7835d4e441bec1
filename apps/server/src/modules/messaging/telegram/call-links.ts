import type { Language } from '../../../platform/values/language';
import type { Deps } from '../../../platform/deps';
import type { Cards } from './cards.service';
import type { TelegramMembers } from './members.repository';
import type { SignedData } from './signed-data';

export interface CallLinksParts {
  members: TelegramMembers;
  signed: SignedData | undefined;
  cards: Cards | undefined;
}

/** Looks up the number behind a link to call. Undefined when the link is over, or its member no longer works there. */
export function createCallLinks(
  { clock }: Pick<Deps, 'clock'>,
  { members, signed, cards }: CallLinksParts,
) {
  return async (data: string): Promise<{ phone: string; language: Language } | undefined> => {
    const link = signed?.readCall(data, clock.now());
    const acting = link && (await members.acting(link.memberId));
    const phone = (acting && (await cards?.phone(acting.dealer.owner, link.called))) ?? '';
    if (acting === undefined || !/^\+\d+$/.test(phone)) return undefined;
    return { phone, language: acting.language };
  };
}
