import { Countdown } from '@karvon/ui/Countdown';
import type { AutoSummary } from '@karvon/api/main';
import { serverOffset } from '@karvon/api/server-clock';
import type { TFunction } from 'i18next';
import {
  Archive,
  CalendarClock,
  CalendarX,
  CircleAlert,
  CircleCheck,
  CirclePause,
  BadgeCheck,
  Flag,
  Hourglass,
  MessageCircleWarning,
  PencilLine,
  Timer,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarDays, formatDay } from '../../../shared/format/date';
import { formatMoneyShort } from '../../../shared/format/money';
import {
  formatDayTime,
  formatRelative,
  formatTimeLeft,
} from '../../../shared/format/relative-time';
import type { Language } from '../../../shared/i18n/languages';
import { refreshInterval } from '../auto-rules';
import type { CardFooter } from './card-footer';

/** The words of a card's foot and how they look. */
export interface FooterLook {
  text: ReactNode;
  icon?: LucideIcon;
  tone?: 'neutral' | 'success' | 'warn' | 'danger';
}

/** The server's clock, the language and what to do when a wait is over. */
interface FooterContext {
  t: TFunction<['autos']>;
  language: Language;
  now: number;
  onDone: () => void;
}

/** Says a card's foot in words, with a countdown where something is waited for. */
export function footerLook(
  footer: CardFooter,
  auto: Pick<AutoSummary, 'declined_reason' | 'sale_price' | 'currency'>,
  { t, language, now, onDone }: FooterContext,
): FooterLook {
  const day = (at: string) => formatDay(at, language);
  switch (footer.kind) {
    case 'refresh_ready':
      return { text: t('foot.ready'), icon: CircleCheck, tone: 'success' };
    case 'refresh_waiting':
      return {
        text: (
          <Countdown
            until={footer.until}
            serverOffset={serverOffset()}
            total={refreshInterval}
            format={(left) => formatTimeLeft(left, language)}
            label={t('foot.waiting')}
            doneLabel={t('foot.ready')}
            onDone={onDone}
          />
        ),
      };
    case 'expiring': {
      const isToday = calendarDays(now, footer.at) <= 0;
      const when = formatRelative(footer.at, language, now);
      return {
        text: isToday ? t('foot.expiresToday') : t('foot.expires', { when }),
        icon: CalendarClock,
        tone: 'warn',
      };
    }
    case 'waiting': {
      const when = formatDayTime(footer.since, language, now);
      return footer.status === 'moderation'
        ? { text: t('foot.sent', { when }), icon: Hourglass }
        : { text: t('foot.checking', { when: day(footer.since) }), icon: Flag };
    }
    case 'reported':
      return {
        text: t('foot.reported', { when: day(footer.since) }),
        icon: MessageCircleWarning,
        tone: 'danger',
      };
    case 'declined': {
      const reason = auto.declined_reason;
      const words = language === 'ru' ? reason?.text_ru : reason?.text_uz;
      return { text: words ?? t('foot.declined'), icon: CircleAlert, tone: 'danger' };
    }
    case 'reserved':
      return footer.until === undefined
        ? { text: t('foot.reservedOpen'), icon: Timer }
        : {
            text: (
              <Countdown
                until={footer.until}
                serverOffset={serverOffset()}
                icon={Timer}
                format={(left) => formatTimeLeft(left, language)}
                label={t('foot.reserved')}
                doneLabel={t('foot.reservedEnd')}
              />
            ),
          };
    case 'expired':
      return { text: t('foot.expired', { when: day(footer.at) }), icon: CalendarX, tone: 'warn' };
    case 'deactivated':
      return { text: t('foot.deactivated', { when: day(footer.at) }), icon: CirclePause };
    case 'sold': {
      const when = day(footer.at);
      return {
        text:
          auto.sale_price === undefined
            ? t('foot.sold', { when })
            : t('foot.soldFor', {
                when,
                money: formatMoneyShort(auto.sale_price, auto.currency, language),
              }),
        icon: BadgeCheck,
        tone: 'success',
      };
    }
    case 'archived':
      return { text: t('foot.archived', { when: day(footer.at) }), icon: Archive };
    case 'draft':
      return { text: t('foot.draft'), icon: PencilLine };
    case 'deleted':
      return { text: t('foot.deleted'), icon: Trash2 };
  }
  return footer satisfies never;
}
