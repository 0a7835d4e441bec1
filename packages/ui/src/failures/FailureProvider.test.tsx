import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import api from '../../api/components.txt?raw';
import { BannerAction, BannerClose } from '../components/Banner/Banner';
import { ActionBar } from '../components/ActionBar/ActionBar';
import { Button } from '../components/Button/Button';
import { Chip } from '../components/Chip/Chip';
import { ComboBox } from '../components/ComboBox/ComboBox';
import { CommandPalette } from '../components/CommandPalette/CommandPalette';
import { Dialog } from '../components/Dialog/Dialog';
import { FileDrop, type FileDropPreview } from '../components/FileDrop/FileDrop';
import { IconButton } from '../components/IconButton/IconButton';
import { Link } from '../components/Link/Link';
import { Menu } from '../components/Menu/Menu';
import { Page } from '../components/Page/Page';
import { Pagination, PaginationMore } from '../components/Pagination/Pagination';
import { Row } from '../components/Row/Row';
import { RowList } from '../components/RowList/RowList';
import { SearchField } from '../components/SearchField/SearchField';
import { SectionNav } from '../components/SectionNav/SectionNav';
import { StatTile } from '../components/StatTile/StatTile';
import { Switch } from '../components/Switch/Switch';
import { TabBar } from '../components/TabBar/TabBar';
import { createToastQueue, ToastRegion } from '../components/Toast/Toast';
import { TopBar } from '../components/TopBar/TopBar';
import { carPhoto } from '../testing/car-photo';
import { FailureProvider } from './FailureProvider';

const failure = new Error('The line is down.');
const fail = () => Promise.reject(failure);
const press = (name: string) => () =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));

// An unhandled rejection is an error of the page.
const lost = vi.fn<(event: PromiseRejectionEvent) => void>();
beforeEach(() => {
  lost.mockClear();
  addEventListener('unhandledrejection', lost);
});
afterEach(() => removeEventListener('unhandledrejection', lost));

const file = new File(['x'], 'photo.png', { type: 'image/png' });
const give = (input: Element | null) =>
  input instanceof HTMLInputElement ? userEvent.upload(input, file) : Promise.reject(failure);
const fileInput = () => document.querySelector('input[type=file]');

const nothing = () => undefined;
const bar = {
  back: { label: 'Назад', onPress: nothing },
  forward: { label: 'Вперёд', onPress: nothing },
  search: { label: 'Поиск', onPress: nothing },
};

const Logo = (preview: Partial<FileDropPreview>) => (
  <FileDrop
    label="Добавить"
    onSelect={nothing}
    preview={{
      label: 'Логотип',
      src: carPhoto,
      remove: { label: 'Убрать', onPress: nothing },
      ...preview,
    }}
  />
);
function FailingToast() {
  const [queue] = useState(() => {
    const made = createToastQueue();
    made.add({ title: 'Убрано', timeout: 0, action: { label: 'Вернуть', onAction: fail } });
    return made;
  });
  return <ToastRegion queue={queue} aria-label="Сообщения" closeLabel="Закрыть" />;
}

/** Keyed by `Type prop` of the public types that may return a promise. */
const cases: [name: string, element: () => ReactElement, action: () => Promise<unknown>][] = [
  ['ButtonProps onPress', () => <Button onPress={fail}>Сохранить</Button>, press('Сохранить')],
  [
    'ButtonProps onPress',
    () => (
      <Button href="#авто" onPress={fail}>
        Открыть
      </Button>
    ),
    () => userEvent.click(screen.getByRole('link')),
  ],
  [
    'IconButtonProps onPress',
    () => <IconButton icon={Trash2} aria-label="Удалить" onPress={fail} />,
    press('Удалить'),
  ],
  [
    'LinkProps onPress',
    () => <Link onPress={fail}>Повторить</Link>,
    () => userEvent.click(screen.getByRole('link')),
  ],
  [
    'DialogProps onConfirm',
    () => (
      <Dialog
        role="alertdialog"
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
    'SwitchProps onChange',
    () => <Switch onChange={fail}>Показывать</Switch>,
    () => userEvent.click(screen.getByText('Показывать')),
  ],
  [
    'ChipProps onRemove',
    () => (
      <Chip onRemove={fail} aria-label="Убрать">
        Год
      </Chip>
    ),
    press('Убрать'),
  ],
  [
    'BannerCloseProps onPress',
    () => <BannerClose label="Закрыть" onPress={fail} />,
    press('Закрыть'),
  ],
  [
    'PaginationMoreProps onPress',
    () => <PaginationMore label="Ещё" summary="20 из 131" hasMore onPress={fail} />,
    press('Ещё'),
  ],
  [
    'MenuItem onAction',
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
    'FileDropProps onSelect',
    () => <FileDrop label="Загрузить" onSelect={fail} />,
    () => give(fileInput()),
  ],
  [
    'StatTileProps onPress',
    () => <StatTile label="Просмотры" value="26" onPress={fail} />,
    press('Просмотры'),
  ],
  [
    'PaginationProps onPageChange',
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
    'SectionNavProps onSelect',
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
    'TabBarItem onPress',
    () => (
      <TabBar
        aria-label="Разделы"
        items={[{ id: 'more', label: 'Ещё', icon: Trash2, onPress: fail }]}
      />
    ),
    press('Ещё'),
  ],
  [
    'TopBarProps back.onPress',
    () => <TopBar {...bar} back={{ label: 'Назад', onPress: fail }} />,
    press('Назад'),
  ],
  [
    'TopBarProps search.onPress',
    () => <TopBar {...bar} search={{ label: 'Поиск', onPress: fail }} />,
    press('Поиск'),
  ],
  [
    'NotificationsBellProps onPress',
    () => <TopBar {...bar} notifications={{ label: 'Новое', onPress: fail }} />,
    press('Новое'),
  ],
  [
    'PagePhoneBar back.onPress',
    () => (
      <Page title="Авто" phoneBar={{ back: { label: 'Назад', onPress: fail } }}>
        список
      </Page>
    ),
    async () => {
      await page.viewport(390, 800);
      await press('Назад')();
      await page.viewport(1280, 800);
    },
  ],
  [
    'FileDropProps onReject',
    () => <FileDrop label="Загрузить" maxBytes={0} onSelect={() => {}} onReject={fail} />,
    () => give(fileInput()),
  ],
  [
    'SearchFieldProps onSubmit',
    () => <SearchField aria-label="Поиск" clearLabel="Очистить" onSubmit={fail} />,
    async () => {
      screen.getByRole('searchbox').focus();
      await userEvent.keyboard('{Enter}');
    },
  ],
  [
    'SearchFieldProps onClear',
    () => <SearchField aria-label="Поиск" clearLabel="Очистить" defaultValue="да" onClear={fail} />,
    press('Очистить'),
  ],
  [
    'ComboBoxAction onAction',
    () => (
      // Same width as in a form: a list as wide as the page would scroll the page, and scrolling closes the list.
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
  ['RowProps onPress', () => <Row title="Выйти" onPress={fail} />, press('Выйти')],
  [
    'BannerActionProps onPress',
    () => <BannerAction onPress={fail}>Повторить</BannerAction>,
    press('Повторить'),
  ],
  [
    'ActionBarProps onClose',
    () => (
      <ActionBar
        variant="selection"
        aria-label="Действия"
        message="Выбрано: 2"
        onClose={fail}
        closeLabel="Снять"
      >
        {null}
      </ActionBar>
    ),
    press('Снять'),
  ],
  [
    'PaletteItem onAction',
    () => (
      <CommandPalette
        isOpen
        onOpenChange={nothing}
        query=""
        onQueryChange={nothing}
        groups={[{ id: 'a', label: 'Авто', items: [{ id: 'b', label: 'Cobalt', onAction: fail }] }]}
        closeLabel="Закрыть"
        emptyLabel="Ничего"
        aria-label="Поиск"
      />
    ),
    () => userEvent.click(screen.getByRole('option')),
  ],
  [
    'RowListProps onEndReached',
    () => <RowList onEndReached={fail}>{null}</RowList>,
    () => Promise.resolve(),
  ],
  [
    'FileDropPreview remove.onPress',
    () => <Logo remove={{ label: 'Убрать', onPress: fail }} />,
    press('Убрать'),
  ],
  [
    'FileDropPreview retry.onPress',
    () => <Logo retry={{ label: 'Повторить', onPress: fail }} />,
    press('Повторить'),
  ],
  ['ToastMessage action.onAction', () => <FailingToast />, press('Вернуть')],
  [
    'TopBarProps forward.onPress',
    () => <TopBar {...bar} forward={{ label: 'Вперёд', onPress: fail }} />,
    press('Вперёд'),
  ],
  [
    'TopBarProps sidebar.onPress',
    () => <TopBar {...bar} sidebar={{ label: 'Свернуть', isCollapsed: false, onPress: fail }} />,
    press('Свернуть'),
  ],
  [
    'TopBarProps theme.onPress',
    () => <TopBar {...bar} theme={{ label: 'Тёмная', value: 'light', onPress: fail }} />,
    press('Тёмная'),
  ],
];

/** Every handler of the public types that may return a promise, as `Type prop` or `Type prop.member`. */
const handlers = api.split('\n\n').flatMap((block) => {
  const [type = ''] = /^\w+/.exec(block) ?? [];
  return block.split('\n').flatMap((line) => {
    const [, prop = ''] = /^ {2}([\w-]+)\??: /.exec(line) ?? [];
    return [...line.matchAll(/(\w+)\??: \(*\([^()]*\) => Outcome/g)].map(([, handler = '']) =>
      prop === handler || prop === '' ? `${type} ${handler}` : `${type} ${prop}.${handler}`,
    );
  });
});

test('every handler that may return a promise has its row', () => {
  expect(handlers.length).toBeGreaterThan(30);
  // A component with two forms, such as a button and a link, has a row for each.
  const covered = new Set(cases.map(([name]) => name));
  expect([...covered].toSorted()).toEqual(handlers.toSorted());
});

test.each(cases)(
  '%s: a promise that fails is told, and nothing breaks',
  async (_, element, action) => {
    const onFailure = vi.fn<(error: unknown) => void>();
    render(<FailureProvider onFailure={onFailure}>{element()}</FailureProvider>);
    await action();
    await waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure));
    expect(lost).not.toHaveBeenCalled();
  },
);

test('while the promise is under way the button is pending, and after its failing it can be pressed again', async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  const ends: (() => void)[] = [];
  const save = () => new Promise((_, reject) => ends.push(() => reject(failure)));
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
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  await userEvent.click(button);
  expect(ends).toHaveLength(2);
  act(() => ends[1]?.());
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2));
});
