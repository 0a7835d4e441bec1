import { minute, tashkentOffset } from '../../../platform/values/clock';
import { groupPhone } from '../../../platform/values/phone';
import type { Language } from '../../../platform/values/language';
import { carTitle } from '../../catalogue/catalog/car-title';
import { groupDigits } from '../../foundation/notifications/group-digits';
import { notificationText, shorten } from '../../foundation/notifications/notification-text';
import { notificationParams } from '../../foundation/notifications/notification-types';
import { botTexts } from './bot-texts';
import type { Card, LeadOnCard, RoomOnCard, SellerOnCard } from './cards.repository';

export interface CardButton {
  text: string;
  /** Press that the button makes. */
  press?: 'contacted' | 'undo';
  /** Address that it opens. */
  opens?: 'call' | 'target';
}

export interface CardView {
  title: string;
  lines: string[];
  buttons: CardButton[];
}

/** Time during which a member may take back their own press; ms. */
export const undoTime = 10 * minute;

const longestMessage = 3500;

/** `14:32`, in Tashkent. */
export const timeOf = (at: Date): string =>
  new Date(at.getTime() + tashkentOffset).toISOString().slice(11, 16);

export function moneyOf(
  { price, currency }: Pick<LeadOnCard, 'price' | 'currency'>,
  language: Language,
): string | undefined {
  if (price === null || currency === null) return undefined;
  const unit = { ru: { UZS: 'сум', USD: 'у.е.' }, uz: { UZS: 'so‘m', USD: 'y.e.' } }[language];
  return `${groupDigits(price)}\u00A0${unit[currency]}`;
}

export function leadView(card: Card, lead: LeadOnCard, now: Date): CardView {
  const { language, content } = card;
  const texts = botTexts[language];
  const params = 'type' in content ? content.params : {};
  const { data } = notificationParams.lead_new.safeParse(params);
  const { title } = notificationText('lead_new', params, language);
  const phone = lead.phone === null ? undefined : groupPhone(lead.phone);
  const client = [lead.client_name || undefined, phone].filter(Boolean).join(', ');
  const car = [data?.car, moneyOf(lead, language)].filter(Boolean).join(' · ');
  const isDone = lead.status === 'contacted' && lead.at !== null;
  const isMine = lead.by_member === card.member_id;
  const done = isDone && lead.at !== null ? timeOf(lead.at) : '';
  const open = { text: texts.open, opens: 'target' } as const;
  const undo = { text: texts.undo, press: 'undo' } as const;
  const mayUndo =
    isDone && isMine && lead.at !== null && now.getTime() - lead.at.getTime() < undoTime;
  return {
    title,
    lines: [
      client,
      data?.car === undefined ? '' : car,
      isDone ? (isMine ? texts.byYou(done) : texts.byWhom(lead.by_name ?? '', done)) : '',
    ],
    buttons: isDone
      ? [...(mayUndo ? [undo] : []), open]
      : [
          { text: texts.contacted, press: 'contacted' },
          ...(phone === undefined ? [] : [{ text: texts.call, opens: 'call' } as const]),
          open,
        ],
  };
}

export function roomView({ language, content }: Card, room: RoomOnCard): CardView {
  const texts = botTexts[language];
  const params = 'type' in content ? content.params : {};
  const { data } = notificationParams.message_new.safeParse(params);
  const { brand_name, car_model_name, year } = room;
  const car = carTitle({ brand_name, car_model_name, year });
  const isAnswered = !room.is_waiting && room.by_name !== null && room.at !== null;
  const isSingle = 'type' in content && content.isSingle === true;
  const said = isAnswered || isSingle ? [data?.text ?? ''] : room.texts;
  return {
    title: [room.username ?? data?.client, car].filter(Boolean).join(' · ') || texts.open,
    lines: [
      ...said.map((text) => (text === '' ? texts.photo : shorten(text, 1000))),
      isAnswered && room.at !== null ? texts.repliedBy(room.by_name ?? '', timeOf(room.at)) : '',
    ],
    buttons: [{ text: texts.open, opens: 'target' }],
  };
}

/** @param seller whom an accepted offer concerns */
export function plainView({ language, content }: Card, seller?: SellerOnCard): CardView {
  const texts = botTexts[language];
  if ('night' in content) {
    const { leads, missed, others } = content.night;
    return {
      title: texts.night(leads, missed, others),
      lines: [],
      buttons: [{ text: texts.open, opens: 'target' }],
    };
  }
  const { title, text } = notificationText(content.type, content.params, language);
  const isDeclined = content.type.endsWith('_declined') && content.type !== 'offer_declined';
  return {
    title,
    lines: [
      text,
      seller === undefined
        ? ''
        : [seller.client_name, groupPhone(seller.phone)].filter(Boolean).join(', '),
    ],
    buttons: [
      ...(seller === undefined ? [] : [{ text: texts.call, opens: 'call' } as const]),
      { text: isDeclined ? texts.correct : texts.open, opens: 'target' },
    ],
  };
}

export const messageOf = ({ title, lines }: CardView) => ({
  text: shorten([title, ...lines.filter((line) => line !== '')].join('\n'), longestMessage),
  entities: [{ type: 'bold' as const, offset: 0, length: title.length }],
});
