import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SearchField } from '@karvon/ui/SearchField';
import { MapPicker, type MapPickerProps } from './MapPicker';

const places = [
  { name: 'Ташкент', latitude: 41.3111, longitude: 69.2797 },
  { name: 'Самарканд', latitude: 39.6547, longitude: 66.9758 },
  { name: 'Бухара', latitude: 39.7681, longitude: 64.4556 },
  { name: 'Фергана', latitude: 40.3864, longitude: 71.7864 },
  { name: 'Нукус', latitude: 42.4602, longitude: 59.6166 },
];

function Example(args: MapPickerProps) {
  const [value, setValue] = useState(args.value);
  return <MapPicker {...args} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Product parts/MapPicker',
  component: MapPicker,
  render: (args) => <Example {...args} />,
  args: {
    label: 'Место на карте',
    value: { latitude: 41.3111, longitude: 69.2797 },
    onChange: fn(),
    places,
    labels: {
      help: 'Стрелки двигают карту, плюс и минус меняют масштаб, Enter ставит метку',
      zoomIn: 'Приблизить',
      zoomOut: 'Отдалить',
      loading: 'Карта загружается',
      failed: 'Карта не загрузилась. Адрес можно вписать словами',
      empty: 'Место не отмечено',
      position: ({ latitude, longitude }) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
    },
    description: 'Двигайте карту, чтобы метка встала на вход',
  },
} satisfies Meta<typeof MapPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { value: null, description: 'Нажмите на карту там, где вход' },
};
/** Streets instead of a net of degrees; from afar a press only comes nearer. */
export const Sketched: Story = {
  args: {
    value: null,
    chooseFrom: 12,
    start: { latitude: 41.3111, longitude: 69.2797 },
    startZoom: 12,
    labels: {
      ...meta.args.labels,
      sketched: 'Схема: улицы нанесены примерно',
      tooFar: 'Нажмите на свой город',
    },
    sketch: {
      areas: [
        {
          kind: 'country',
          line: [
            { latitude: 40, longitude: 68 },
            { latitude: 42, longitude: 68 },
            { latitude: 42, longitude: 70 },
            { latitude: 40, longitude: 70 },
          ],
        },
      ],
      roads: [
        {
          kind: 'avenue',
          name: 'проспект Амира Темура',
          line: [
            { latitude: 41.29, longitude: 69.276 },
            { latitude: 41.3111, longitude: 69.2797 },
            { latitude: 41.34, longitude: 69.285 },
          ],
        },
        {
          kind: 'ring',
          name: 'Малая кольцевая дорога',
          line: [
            { latitude: 41.3, longitude: 69.22 },
            { latitude: 41.298, longitude: 69.33 },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    // Names are placed again whenever the map has moved or grown.
    await waitFor(() => expect(canvas.getByText('проспект Амира Темура')).toBeVisible());
    await expect(canvas.queryByText('Нажмите на свой город')).toBeNull();
  },
};
/** A press on the map puts the pin there; before it a cross marks the middle. */
export const Pressed: Story = {
  parameters: { docs: { story: { autoplay: false } } },
  args: { value: null, onChange: fn() },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Приблизить' });
    const map = canvas.getByRole('application', { name: 'Место на карте' });
    const pins = () => map.parentElement?.querySelectorAll('.lucide-map-pin').length;
    await expect(pins()).toBe(0);
    const { left, top, width, height } = map.getBoundingClientRect();
    await fireEvent.click(map, {
      clientX: left + width / 2 + 60,
      clientY: top + height / 2 + 40,
      detail: 1,
    });
    await waitFor(() => expect(pins()).toBe(1));
    // South and east of the middle of the country.
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^(40|3\d)\..*, (6[5-9]|7\d)\./),
    );
  },
};
export const Invalid: Story = { args: { value: null, errorMessage: 'Отметьте место на карте' } };
/** Its images do not come: the plain map is shown, and a note says so. */
export const WithoutImages: Story = {
  args: {
    tilesUrl: 'data:image/png;base64,{z}/{x}/{y}',
    attribution: '© OpenStreetMap',
    labels: { ...meta.args.labels, tilesLost: 'Снимки карты не загрузились' },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Снимки карты не загрузились');
    await expect(canvas.queryByText('© OpenStreetMap')).toBeNull();
    await expect(canvas.getByText('Ташкент')).toBeVisible();
    await expect(canvasElement.querySelector('[data-map] img')).toBeNull();
  },
};
export const WithSearch: Story = {
  args: {
    search: (
      <SearchField aria-label="Адрес" placeholder="Ташкент, Чиланзар" clearLabel="Очистить" />
    ),
  },
};
/** The place is seen and stays where it is: Tab goes past the map, its search and its zoom. */
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Место меняет владелец салона', ...WithSearch.args },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Приблизить' });
    const map = canvas.getByRole('application', { name: 'Место на карте' });
    await expect(map).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Ташкент')).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await fireEvent.click(map, { clientX: 60, clientY: 200, detail: 1 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    label: 'Avtosalonning xaritadagi joyi, kirish eshigi tomonidan',
    places: [
      {
        name: 'Toshkent shahri, Chilonzor tumani, Bunyodkor ko‘chasi',
        latitude: 41.311,
        longitude: 69.28,
      },
    ],
    description:
      'Xaritani suring: igna avtosalon eshigi ustida to‘xtasin, xaridorlar shu joyga keladi',
  },
};
/** Tab leads to the map, an arrow moves it and the new place is said, plus and minus zoom; the buttons of zoom come next. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const closer = await canvas.findByRole('button', { name: 'Приблизить' });
    const map = canvas.getByRole('application', { name: 'Место на карте' });
    await expect(canvas.getByRole('status')).toHaveTextContent('41.31110, 69.27970');
    await userEvent.tab();
    await expect(map).toHaveFocus();
    // The map reads `keyCode`, which simulated keys leave out.
    await fireEvent.keyDown(map, { key: 'ArrowUp', keyCode: 38 });
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent('41.31110'));
    // The distance between the vertical grid lines changes with the zoom; the centre stays.
    const net = () => {
      const [first = 0, second = 0] = [...map.querySelectorAll('path')].flatMap((line) => {
        const [, x, again] = /^M(-?\d+) -?\d+L(-?\d+) /.exec(line.getAttribute('d') ?? '') ?? [];
        return x !== undefined && x === again ? [Number(x)] : [];
      });
      return Math.round((second - first) / 4);
    };
    const place = canvas.getByRole('status').textContent;
    const far = net();
    await expect(far).toBeGreaterThan(0);
    await fireEvent.keyDown(map, { key: '+', keyCode: 187 });
    await waitFor(() => expect(net()).not.toBe(far));
    await fireEvent.keyDown(map, { key: '-', keyCode: 189 });
    await waitFor(() => expect(net()).toBe(far));
    await expect(canvas.getByRole('status')).toHaveTextContent(place);
    await userEvent.tab();
    await expect(closer).toHaveFocus();
  },
};
