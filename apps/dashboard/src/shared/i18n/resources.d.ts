import type auth from '../../../public/locales/ru/auth.json';
import type autoForm from '../../../public/locales/ru/auto-form.json';
import type autos from '../../../public/locales/ru/autos.json';
import type avtosalons from '../../../public/locales/ru/avtosalons.json';
import type chat from '../../../public/locales/ru/chat.json';
import type common from '../../../public/locales/ru/common.json';
import type errors from '../../../public/locales/ru/errors.json';
import type format from '../../../public/locales/ru/format.json';
import type landing from '../../../public/locales/ru/landing.json';
import type notifications from '../../../public/locales/ru/notifications.json';
import type profile from '../../../public/locales/ru/profile.json';
import type shell from '../../../public/locales/ru/shell.json';

declare module 'i18next' {
  /** Makes a wrong key a type error: the Russian files are the list of keys. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      auth: typeof auth;
      autos: typeof autos;
      'auto-form': typeof autoForm;
      avtosalons: typeof avtosalons;
      chat: typeof chat;
      common: typeof common;
      errors: typeof errors;
      format: typeof format;
      landing: typeof landing;
      notifications: typeof notifications;
      profile: typeof profile;
      shell: typeof shell;
    };
  }
}
