import { MessageList } from '../marketplace/MessageList/MessageList';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePhoneCheck } from './phone-check';

const texts = ['+7 701 123 45 67 или +998 99 888 77 66', 'Доплата +150 000 000 сум'];

function Messages() {
  const isPhoneNumber = usePhoneCheck();
  return (
    <div style={{ height: 400 }}>
      <MessageList
        aria-label="Сообщения"
        items={texts.map((text, id) => ({ kind: 'message', id, side: 'in', text, time: '14:38' }))}
        isPhoneNumber={isPhoneNumber}
        labels={{
          author: { in: 'Клиент', out: 'Вы' },
          state: { sending: '', sent: '', read: '', failed: '' },
          retry: '',
          discard: '',
          image: () => '',
          toEnd: 'К последним',
          newBelow: String,
        }}
      />
    </div>
  );
}

it('links existing numbers once the numbering plans have loaded', async () => {
  render(<Messages />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+77011234567',
    'tel:+998998887766',
  ]);
});
