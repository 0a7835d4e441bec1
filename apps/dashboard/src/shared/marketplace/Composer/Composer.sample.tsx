import { Composer } from './Composer';
import { useState } from 'react';

const replies = [
  { id: 'address', label: 'Адрес салона', text: 'Мы на Чиланзаре, ул. Бунёдкор, 12.' },
  { id: 'credit', label: 'Рассрочка', text: 'Рассрочка есть: первый взнос 30 %.' },
];

export function Reply() {
  const [draft, setDraft] = useState('');
  const send = async () => {
    await fetch('/api/chats/1/messages', { method: 'POST', body: draft });
    setDraft('');
  };
  return (
    <Composer
      value={draft}
      onChange={setDraft}
      onSend={send}
      maxLength={4000}
      quickReplies={replies}
      onQuickReply={(id) => setDraft(replies.find((reply) => reply.id === id)?.text ?? draft)}
      labels={{
        field: 'Сообщение для Дилнозы',
        placeholder: 'Сообщение',
        send: 'Отправить',
        attach: 'Приложить фото',
        attachments: 'Приложено',
        drop: 'Отпустите, чтобы приложить',
        quickReplies: 'Быстрые ответы',
        left: (characters) => `Осталось знаков: ${characters}`,
        remove: (name) => `Убрать ${name}`,
        retry: (name) => `Загрузить ещё раз ${name}`,
      }}
    />
  );
}
