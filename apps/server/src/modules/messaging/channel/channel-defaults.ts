import type { ChannelSettings } from './channel-types';
import { defaultText } from './post-texts';

export const defaultSettings: ChannelSettings = {
  language: 'ru',
  photos: 5,
  layout: 'album',
  phone: false,
  avtosalons: [],
  auto_publish: false,
  edit_price: true,
  mark_sold: true,
  on_leave: 'delete',
  pause_minutes: 5,
  hours: { from: '09:00', to: '21:00' },
  text: defaultText,
};
