import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Banner } from '../components/Banner/Banner';
import { BulkBar } from '../components/BulkBar/BulkBar';
import { Button } from '../components/Button/Button';
import { Chip } from '../components/Chip/Chip';
import { ComboBox } from '../components/ComboBox/ComboBox';
import { Composer } from '../components/Composer/Composer';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog';
import { FileDrop } from '../components/FileDrop/FileDrop';
import { IconButton } from '../components/IconButton/IconButton';
import { Link } from '../components/Link/Link';
import { LoadMore } from '../components/LoadMore/LoadMore';
import { Menu } from '../components/Menu/Menu';
import { MessageList } from '../components/MessageList/MessageList';
import { MobileTitleBar } from '../components/MobileTitleBar/MobileTitleBar';
import { Pagination } from '../components/Pagination/Pagination';
import { PhotoGrid } from '../components/PhotoGrid/PhotoGrid';
import { RoomList } from '../components/RoomList/RoomList';
import { RoomRow } from '../components/RoomRow/RoomRow';
import { SearchField } from '../components/SearchField/SearchField';
import { SectionNav } from '../components/SectionNav/SectionNav';
import { StatTile } from '../components/StatTile/StatTile';
import { Switch } from '../components/Switch/Switch';
import { TabBar } from '../components/TabBar/TabBar';
import { TaskForm } from '../components/TaskForm/TaskForm';
import { TopBar } from '../components/TopBar/TopBar';
import { composerLabels, messageListLabels, photoLabels } from '../testing/labels';
import { FailureProvider } from './FailureProvider';

const fault = new Error('The line is down.');
const fail = () => Promise.reject(fault);
const press = (name: string) => () =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));

// A promise that nobody waits for is an error of the page.
const lost = vi.fn<(event: PromiseRejectionEvent) => void>();
beforeEach(() => {
  lost.mockClear();
  addEventListener('unhandledrejection', lost);
});
afterEach(() => removeEventListener('unhandledrejection', lost));

const file = new File(['x'], 'photo.png', { type: 'image/png' });
const give = (input: Element | null) =>
  input instanceof HTMLInputElement ? userEvent.upload(input, file) : Promise.reject(fault);
const fileInput = () => document.querySelector('input[type=file]');

const room = { id: 1, name: 'Анвар', text: 'Да', time: '12:00' };
const nothing = () => undefined;
const bar = {
  back: { label: 'Назад', onPress: nothing },
  forward: { label: 'Вперёд', onPress: nothing },
  search: { label: 'Поиск', onPress: nothing },
};

const cases: [name: string, element: () => ReactElement, deed: () => Promise<unknown>][] = [
  ['Button onPress', () => <Button onPress={fail}>Сохранить</Button>, press('Сохранить')],
  [
    'IconButton onPress',
    () => <IconButton icon={Trash2} aria-label="Удалить" onPress={fail} />,
    press('Удалить'),
  ],
  [
    'Link onPress',
    () => <Link onPress={fail}>Повторить</Link>,
    () => userEvent.click(screen.getByRole('link')),
  ],
  [
    'ConfirmDialog onConfirm',
    () => (
      <ConfirmDialog
        isOpen
        onOpenChange={() => {}}
        title="Удалить?"
        confirmLabel="Да"
        cancelLabel="Нет"
        closeLabel="Закрыть"
        onConfirm={fail}
      />
    ),
    press('Да'),
  ],
  [
    'Switch onChange',
    () => <Switch onChange={fail}>Показывать</Switch>,
    () => userEvent.click(screen.getByText('Показывать')),
  ],
  [
    'Chip onRemove',
    () => (
      <Chip onRemove={fail} aria-label="Убрать">
        Год
      </Chip>
    ),
    press('Убрать'),
  ],
  [
    'Banner dismiss',
    () => <Banner dismiss={{ label: 'Закрыть', onPress: fail }}>Слова</Banner>,
    press('Закрыть'),
  ],
  [
    'BulkBar action',
    () => (
      <BulkBar
        aria-label="Действия"
        countText="Выбрано: 2"
        actions={[{ id: 'up', label: 'Поднять', onPress: fail }]}
        onClose={() => {}}
        closeLabel="Снять"
      />
    ),
    press('Поднять'),
  ],
  [
    'LoadMore onPress',
    () => <LoadMore label="Ещё" summary="20 из 131" hasMore onPress={fail} />,
    press('Ещё'),
  ],
  [
    'TaskForm onSubmit',
    () => (
      <TaskForm title="Вход" lead="Телефон" onSubmit={fail}>
        <Button type="submit">Войти</Button>
      </TaskForm>
    ),
    press('Войти'),
  ],
  [
    'Menu onAction',
    () => (
      <Menu
        trigger={<Button>Ещё</Button>}
        aria-label="Ещё"
        items={[{ id: 'a', label: 'Удалить', onAction: fail }]}
      />
    ),
    async () => {
      await press('Ещё')();
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    },
  ],
  [
    'FileDrop onSelect',
    () => <FileDrop label="Загрузить" onSelect={fail} />,
    () => give(fileInput()),
  ],
  [
    'Composer onSend',
    () => <Composer value="Да" onChange={() => {}} onSend={fail} labels={composerLabels} />,
    press(composerLabels.send),
  ],
  [
    'Composer onAttach',
    () => (
      <Composer
        value=""
        onChange={() => {}}
        onSend={() => {}}
        onAttach={fail}
        labels={composerLabels}
      />
    ),
    () => give(fileInput()),
  ],
  [
    'PhotoGrid onAdd',
    () => (
      <PhotoGrid
        items={[]}
        labels={photoLabels}
        onReorder={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
        onAdd={fail}
      />
    ),
    () => give(fileInput()),
  ],
  [
    'MessageList onLoad',
    () => (
      <div style={{ height: 300 }}>
        <MessageList
          aria-label="Сообщения"
          items={[{ kind: 'message', id: 1, side: 'in', text: 'Да', time: '12:00' }]}
          labels={messageListLabels}
          older={{ state: 'more', onLoad: fail }}
        />
      </div>
    ),
    () => Promise.resolve(),
  ],
  [
    'RoomList onEndReached',
    () => (
      <div style={{ height: 300 }}>
        <RoomList
          aria-label="Чаты"
          rooms={[{ id: 1, name: 'Анвар', text: 'Да', time: '12:00' }]}
          onSelect={() => {}}
          end={{ state: 'more' }}
          onEndReached={fail}
        />
      </div>
    ),
    () => Promise.resolve(),
  ],
  [
    'RoomList onSelect',
    () => (
      <div style={{ height: 300 }}>
        <RoomList aria-label="Чаты" rooms={[room]} onSelect={fail} />
      </div>
    ),
    () => userEvent.click(screen.getByText('Анвар')),
  ],
  ['RoomRow onPress', () => <RoomRow room={room} onPress={fail} />, press('Анвар')],
  [
    'StatTile onPress',
    () => <StatTile label="Просмотры" value="26" onPress={fail} />,
    press('Просмотры'),
  ],
  [
    'Pagination onPageChange',
    () => (
      <Pagination
        page={1}
        size={10}
        count={30}
        rangeLabel="1–10 из 30"
        labels={{ navigation: 'Страницы', previous: 'Назад', next: 'Вперёд', page: String }}
        onPageChange={fail}
      />
    ),
    press('Вперёд'),
  ],
  [
    'SectionNav onSelect',
    () => (
      <SectionNav
        aria-label="Части"
        items={[{ id: 'price', label: 'Цена', state: 'empty' }]}
        currentId={undefined}
        stateLabels={{ done: 'готово', error: 'ошибка', empty: 'пусто' }}
        onSelect={fail}
      />
    ),
    () => userEvent.click(screen.getByRole('link')),
  ],
  [
    'TabBar onPress',
    () => (
      <TabBar
        aria-label="Разделы"
        items={[{ id: 'more', label: 'Ещё', icon: Trash2, onPress: fail }]}
      />
    ),
    press('Ещё'),
  ],
  [
    'TopBar back',
    () => <TopBar {...bar} back={{ label: 'Назад', onPress: fail }} />,
    press('Назад'),
  ],
  [
    'TopBar search',
    () => <TopBar {...bar} search={{ label: 'Поиск', onPress: fail }} />,
    press('Поиск'),
  ],
  [
    'TopBar notifications',
    () => <TopBar {...bar} notifications={{ label: 'Новое', onPress: fail }} />,
    press('Новое'),
  ],
  [
    'MobileTitleBar back',
    () => <MobileTitleBar title="Авто" back={{ label: 'Назад', onPress: fail }} />,
    press('Назад'),
  ],
  [
    'Composer onQuickReply',
    () => (
      <Composer
        value=""
        onChange={() => {}}
        onSend={() => {}}
        labels={composerLabels}
        quickReplies={[{ id: 1, label: 'Да' }]}
        onQuickReply={fail}
      />
    ),
    press('Да'),
  ],
  [
    'Composer quickRepliesAction',
    () => (
      <Composer
        value=""
        onChange={() => {}}
        onSend={() => {}}
        labels={composerLabels}
        quickRepliesAction={{ label: 'Настроить', onPress: fail }}
      />
    ),
    press('Настроить'),
  ],
  [
    'Composer onReject',
    () => (
      <Composer
        value=""
        onChange={() => {}}
        onSend={() => {}}
        onAttach={() => {}}
        maxBytes={0}
        onReject={fail}
        labels={composerLabels}
      />
    ),
    () => give(fileInput()),
  ],
  [
    'FileDrop onReject',
    () => <FileDrop label="Загрузить" maxBytes={0} onSelect={() => {}} onReject={fail} />,
    () => give(fileInput()),
  ],
  [
    'SearchField onSubmit',
    () => <SearchField aria-label="Поиск" clearLabel="Очистить" onSubmit={fail} />,
    async () => {
      screen.getByRole('searchbox').focus();
      await userEvent.keyboard('{Enter}');
    },
  ],
  [
    'SearchField onClear',
    () => <SearchField aria-label="Поиск" clearLabel="Очистить" defaultValue="да" onClear={fail} />,
    press('Очистить'),
  ],
  [
    'ComboBox action',
    () => (
      // As in a form: a list over the page's whole width would scroll the page, and scrolling closes it.
      <div style={{ width: 320, margin: 24 }}>
        <ComboBox
          label="Модель"
          items={[]}
          inputValue=""
          onInputChange={() => {}}
          value={null}
          onChange={() => {}}
          emptyText="Пусто"
          loadingText="Ищем"
          openLabel="Показать"
          action={{ label: 'Предложить', onAction: fail }}
        />
      </div>
    ),
    async () => {
      screen.getByRole('combobox').focus();
      const row = await screen.findByRole('option', { name: 'Предложить' });
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(row.hasAttribute('data-focused')).toBe(true));
      await userEvent.keyboard('{Enter}');
    },
  ],
];

test.each(cases)(
  '%s: a promise that fails is told, and nothing breaks',
  async (_, element, deed) => {
    const onFailure = vi.fn<(error: unknown) => void>();
    render(<FailureProvider onFailure={onFailure}>{element()}</FailureProvider>);
    await deed();
    await waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(fault));
    expect(lost).not.toHaveBeenCalled();
  },
);

test('while the promise is under way the button is pending, and after its failing it can be pressed again', async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  const ends: (() => void)[] = [];
  const save = () => new Promise((_, reject) => ends.push(() => reject(fault)));
  render(
    <FailureProvider onFailure={onFailure}>
      <Button onPress={save}>Сохранить</Button>
    </FailureProvider>,
  );
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  fireEvent.click(button);
  expect(ends).toHaveLength(1);
  act(() => ends[0]?.());
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(fault);
  await userEvent.click(button);
  expect(ends).toHaveLength(2);
  act(() => ends[1]?.());
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2));
});
