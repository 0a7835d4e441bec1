import type applications from '../../../public/locales/ru/applications.json';
import type ads from '../../../public/locales/ru/ads.json';
import type auth from '../../../public/locales/ru/auth.json';
import type autoForm from '../../../public/locales/ru/auto-form.json';
import type autos from '../../../public/locales/ru/autos.json';
import type avtosalons from '../../../public/locales/ru/avtosalons.json';
import type channel from '../../../public/locales/ru/channel.json';
import type carControl from '../../../public/locales/ru/car-control.json';
import type chat from '../../../public/locales/ru/chat.json';
import type common from '../../../public/locales/ru/common.json';
import type employees from '../../../public/locales/ru/employees.json';
import type errors from '../../../public/locales/ru/errors.json';
import type feeds from '../../../public/locales/ru/feeds.json';
import type format from '../../../public/locales/ru/format.json';
import type imports from '../../../public/locales/ru/imports.json';
import type landing from '../../../public/locales/ru/landing.json';
import type legal from '../../../public/locales/ru/legal.json';
import type money from '../../../public/locales/ru/money.json';
import type leads from '../../../public/locales/ru/leads.json';
import type notifications from '../../../public/locales/ru/notifications.json';
import type prices from '../../../public/locales/ru/prices.json';
import type profile from '../../../public/locales/ru/profile.json';
import type shell from '../../../public/locales/ru/shell.json';
import type stock from '../../../public/locales/ru/stock.json';
import type tradeIn from '../../../public/locales/ru/trade-in.json';
import type workPanel from '../../../public/locales/ru/work-panel.json';
import type statistics from '../../../public/locales/ru/statistics.json';
import type telegram from '../../../public/locales/ru/telegram.json';

declare module 'i18next' {
  /** Makes a wrong key a type error. The Russian files define the keys. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      ads: typeof ads;
      applications: typeof applications;
      auth: typeof auth;
      autos: typeof autos;
      'auto-form': typeof autoForm;
      avtosalons: typeof avtosalons;
      'car-control': typeof carControl;
      channel: typeof channel;
      chat: typeof chat;
      common: typeof common;
      employees: typeof employees;
      errors: typeof errors;
      feeds: typeof feeds;
      format: typeof format;
      imports: typeof imports;
      landing: typeof landing;
      legal: typeof legal;
      money: typeof money;
      leads: typeof leads;
      notifications: typeof notifications;
      prices: typeof prices;
      profile: typeof profile;
      shell: typeof shell;
      stock: typeof stock;
      'trade-in': typeof tradeIn;
      'work-panel': typeof workPanel;
      statistics: typeof statistics;
      telegram: typeof telegram;
    };
  }
}
