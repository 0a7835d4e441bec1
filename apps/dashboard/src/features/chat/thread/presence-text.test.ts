import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import ru from '../../../../public/locales/ru/chat.json';
import uz from '../../../../public/locales/uz/chat.json';
import { sharedOptions } from '../../../shared/i18n/i18n';
import { languages } from '../../../shared/i18n/languages';
import { presenceText } from './presence-text';

const texts = createInstance();
await texts.init({ ...sharedOptions, resources: { ru: { chat: ru }, uz: { chat: uz } } });

// Fault: «был(а) в сети сегодня, 1…» did not fit a phone's line of about 24 letters.
it.each(languages)('says in %s when a buyer was here in a line of a phone', (language) => {
  const now = Date.parse('2026-11-28T10:00:00Z');
  for (const last_seen_at of ['2026-11-28T09:38:00Z', '2026-11-27T09:38:00Z']) {
    const text = presenceText(
      { is_online: false, is_blocked: false, last_seen_at },
      { t: texts.getFixedT(language, 'chat'), language, now, isTyping: false, isShort: true },
    );
    expect(text).toMatch(/14:38/);
    expect(text.length).toBeLessThan(25);
  }
});
