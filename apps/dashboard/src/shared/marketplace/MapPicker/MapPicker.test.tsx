import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import { Columns } from '@karvon/ui/Columns';
import { SearchField } from '@karvon/ui/SearchField';
import { netStep, validPoint } from './map-point';
import { MapPicker, type MapPoint } from './MapPicker';
import { aroundDot, placeNames } from './name-layout';

const tashkent = { latitude: 41.3111, longitude: 69.2797 };
const base = {
  label: 'Место на карте',
  places: [{ name: '<b>Ташкент</b>', ...tashkent }],
  labels: {
    help: 'Стрелки двигают карту',
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    loading: 'Загружается',
    failed: 'Не загрузилась',
    position: ({ latitude, longitude }: MapPoint) => `${String(latitude)}, ${String(longitude)}`,
  },
};

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const isSeen = (element: HTMLElement) => getComputedStyle(element).visibility === 'visible';

async function setUp(value: MapPoint | null) {
  const onChange = vi.fn<(point: MapPoint) => void>();
  const { rerender } = render(<MapPicker {...base} value={value} onChange={onChange} />);
  await screen.findByRole('button', { name: 'Приблизить' });
  const map = screen.getByRole('application', { name: 'Место на карте' });
  const show = (next: MapPoint) =>
    rerender(<MapPicker {...base} value={next} onChange={onChange} />);
  return { onChange, map, show };
}

it('moves under its pin by arrows, and reports where it is', async () => {
  const { onChange, map } = await setUp(tashkent);
  act(() => map.focus());
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  const point = onChange.mock.lastCall?.[0];
  expect(point?.latitude).toBeGreaterThan(tashkent.latitude);
  expect(point?.longitude).toBeCloseTo(tashkent.longitude, 4);
});

it('has no pin before a place is chosen, and puts it where the map is pressed', async () => {
  const { onChange, map } = await setUp(null);
  const pins = () => map.parentElement?.querySelectorAll('.lucide-map-pin').length;
  expect(pins()).toBe(0);
  const { width, height } = map.getBoundingClientRect();
  const position = { x: Math.round(width / 2) + 60, y: Math.round(height / 2) + 40 };
  await page.elementLocator(map).click({ position });
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  const point = onChange.mock.lastCall?.[0] ?? tashkent;
  expect(point.latitude).toBeLessThan(tashkent.latitude);
  expect(point.longitude).toBeGreaterThan(tashkent.longitude);
  render(<MapPicker {...base} value={point} onChange={onChange} />);
  await waitFor(() => expect(document.querySelectorAll('.lucide-map-pin')).toHaveLength(1));
});

/** A press off the middle: the map begins to move there. */
const pressBeside = (map: HTMLElement) => {
  const { left, top, width, height } = map.getBoundingClientRect();
  fireEvent.click(map, {
    clientX: left + width / 2 + 60,
    clientY: top + height / 2 + 40,
    detail: 1,
  });
};

it('keeps a pressed place when its size changes on the way there', async () => {
  const { onChange, map } = await setUp(tashkent);
  pressBeside(map);
  expect(onChange).not.toHaveBeenCalled();
  map.style.width = `${String(map.clientWidth - 40)}px`;
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  const point = onChange.mock.lastCall?.[0] ?? tashkent;
  expect(point.latitude).toBeLessThan(tashkent.latitude);
  expect(point.longitude).toBeGreaterThan(tashkent.longitude);
});

it('says nothing more when it is taken away on the way to a pressed place', async () => {
  const onChange = vi.fn<(point: MapPoint) => void>();
  const failed = vi.fn<(event: Event) => void>();
  window.addEventListener('error', failed);
  const { unmount } = render(<MapPicker {...base} value={tashkent} onChange={onChange} />);
  await screen.findByRole('button', { name: 'Приблизить' });
  pressBeside(screen.getByRole('application', { name: 'Место на карте' }));
  unmount();
  // A pan takes a quarter of a second.
  await new Promise((resolve) => setTimeout(resolve, 400));
  window.removeEventListener('error', failed);
  expect(onChange).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

it('takes its middle for the place when Enter is pressed on it', async () => {
  const { onChange, map } = await setUp(null);
  act(() => map.focus());
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(tashkent);
});

it('shows the place that is set until one is chosen', async () => {
  const start = { latitude: 39.65, longitude: 66.96 };
  const onChange = vi.fn<(point: MapPoint) => void>();
  const sample = (value: MapPoint | null, from?: MapPoint) => (
    <MapPicker {...base} value={value} onChange={onChange} start={from} startZoom={10} />
  );
  const { rerender } = render(sample(null));
  await screen.findByRole('button', { name: 'Приблизить' });
  rerender(sample(null, start));
  act(() => screen.getByRole('application').focus());
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(start);
  rerender(sample(tashkent, { latitude: 40, longitude: 70 }));
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(tashkent);
});

it('keeps its place while it is zoomed', async () => {
  const { onChange } = await setUp(tashkent);
  await userEvent.click(screen.getByRole('button', { name: 'Отдалить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Приблизить' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('plus brings it closer and minus farther, around its place', async () => {
  const onChange = vi.fn<(point: MapPoint) => void>();
  const tilesUrl = `${pixel}#{z}/{x}/{y}`;
  render(
    <MapPicker
      {...base}
      value={tashkent}
      onChange={onChange}
      tilesUrl={tilesUrl}
      attribution="© Карты"
    />,
  );
  await screen.findByRole('button', { name: 'Приблизить' });
  const map = screen.getByRole('application');
  const zooms = () => [
    ...new Set([...map.querySelectorAll('img')].map(({ src }) => /#(\d+)/.exec(src)?.[1])),
  ];
  await expect.poll(zooms).toHaveLength(1);
  const [first] = zooms();
  act(() => map.focus());
  await userEvent.keyboard('+');
  await expect.poll(zooms).toEqual([String(Number(first) + 1)]);
  await userEvent.keyboard('-');
  await expect.poll(zooms).toEqual([first]);
  expect(onChange).not.toHaveBeenCalled();
});

it('follows its value without calling it a move', async () => {
  const { onChange, show } = await setUp(tashkent);
  show({ latitude: 39.6547, longitude: 66.9758 });
  expect(screen.getByText('39.6547, 66.9758')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

it('renders names as text and asks nobody for images', async () => {
  const { map } = await setUp(tashkent);
  expect(map.textContent).toContain('<b>Ташкент</b>');
  expect(map.querySelector('img')).toBeNull();
  expect(map.querySelectorAll('path').length).toBeGreaterThan(4);
});

it('renders the plain map and says so where the images do not come', async () => {
  const onChange = vi.fn<(point: MapPoint) => void>();
  const labels = { ...base.labels, tilesLost: 'Снимков нет' };
  const sample = (tilesUrl: string) => (
    <MapPicker
      {...base}
      labels={labels}
      tilesUrl={tilesUrl}
      attribution="© Карты"
      value={tashkent}
      onChange={onChange}
    />
  );
  const { rerender } = render(sample('data:image/png;base64,{z}/{x}/{y}'));
  await screen.findByText('Снимков нет');
  const map = screen.getByRole('application');
  expect(screen.queryByText('© Карты')).toBeNull();
  expect(map.textContent).toContain('<b>Ташкент</b>');
  expect(map.querySelector('img')).toBeNull();
  expect(map.querySelectorAll('path').length).toBeGreaterThan(4);
  expect(map.getAttribute('aria-describedby')?.split(' ')).toContain(
    screen.getByText('Снимков нет').id,
  );
  act(() => map.focus());
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  // Other images are tried again.
  rerender(sample(`${pixel}#{z}/{x}/{y}`));
  await screen.findByText('© Карты');
  await waitFor(() => expect(map.querySelector('img')).not.toBeNull());
  expect(map.textContent).not.toContain('Ташкент');
});

it('lets no two names run into each other, and leaves out the one without room', async () => {
  const near = { name: 'Чирчик', latitude: 41.4689, longitude: 69.5822 };
  const places = [{ name: 'Ташкент', ...tashkent }, near];
  render(<MapPicker {...base} places={places} value={null} onChange={() => undefined} />);
  await screen.findByRole('button', { name: 'Приблизить' });
  const [one, other] = ['Ташкент', 'Чирчик'].map((name) => screen.getByText(name));
  if (!one || !other) throw new Error('Both are named');
  expect([one, other].map(isSeen)).toEqual([true, true]);
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const isApart = first.bottom <= second.top || second.bottom <= first.top;
  expect(isApart || first.right <= second.left || second.right <= first.left).toBe(true);
  const spot = { x: 50, y: 20, angle: 0 };
  const box = { width: 60, height: 12, places: [spot] };
  const steep = { ...box, places: [{ x: 95, y: 20, angle: 90 }] };
  expect(placeNames([box, box, steep])).toEqual([spot, null, steep.places[0]]);
});

it('names a region whose sides are taken and whose right side is the edge, below it and aslant', () => {
  const at = (left: number, right: number, y: number) => ({
    width: right - left,
    height: 16,
    places: [{ x: (left + right) / 2, y, angle: 0 }],
  });
  // Names around Fergana when a phone shows the country in Russian.
  const taken = [
    at(180, 259, 168),
    at(93, 198, 197),
    at(112, 205, 228),
    at(191, 240, 147),
    at(204, 279, 125),
    at(168, 253, 96),
    at(66, 172, 153),
    at(105, 175, 125),
  ];
  const box = { width: 78, height: 16 };
  const inside = aroundDot({ x: 213, y: 160 }, box, [6, 18, 32, 48]).filter(
    ({ x }) => x > 39 && x < 298 - 39,
  );
  const places = placeNames([...taken, { ...box, places: inside }]);
  expect(places.at(-1)).toEqual({ x: 252, y: 186, angle: 0 });
});

/** Names in Russian and in Uzbek, the longest that a map has. */
const regions: [ru: string, uz: string, latitude: number, longitude: number][] = [
  ['Ташкент', 'Toshkent', 41.3111, 69.2797],
  ['Ташкентская', 'Toshkent viloyati', 41.0422, 69.3583],
  ['Андижанская', 'Andijon', 40.7833, 72.3333],
  ['Бухарская', 'Buxoro', 39.7681, 64.4556],
  ['Ферганская', 'Farg‘ona', 40.3864, 71.7864],
  ['Джизакская', 'Jizzax', 40.1158, 67.8422],
  ['Наманганская', 'Namangan', 40.9983, 71.6726],
  ['Навоийская', 'Navoiy', 40.0844, 65.3792],
  ['Кашкадарьинская', 'Qashqadaryo', 38.8606, 65.7891],
  ['Каракалпакстан', 'Qoraqalpog‘iston', 42.4531, 59.6103],
  ['Самаркандская', 'Samarqand', 39.6542, 66.9597],
  ['Сырдарьинская', 'Sirdaryo', 40.4897, 68.7842],
  ['Сурхандарьинская', 'Surxondaryo', 37.2242, 67.2783],
  ['Хорезмская', 'Xorazm', 41.55, 60.6333],
];

// Widths of the map in the form, on screens of 360 and 320 px.
it.each([
  { width: 294, language: 'ru' },
  { width: 294, language: 'uz' },
  { width: 254, language: 'ru' },
  { width: 254, language: 'uz' },
])('has room for each region on a phone: $width px, $language', async ({ width, language }) => {
  const places = regions.map(([ru, uz, latitude, longitude]) => ({
    kind: 'region' as const,
    name: language === 'ru' ? ru : uz,
    latitude,
    longitude,
  }));
  render(
    <div style={{ width }}>
      <MapPicker {...base} places={places} value={null} onChange={() => undefined} />
    </div>,
  );
  await screen.findByRole('button', { name: 'Приблизить' });
  const hidden = places.filter(({ name }) => !isSeen(screen.getByText(name)));
  expect(hidden.map(({ name }) => name)).toEqual([]);
});

it('lets nobody choose a place from afar: a press comes nearer, to the named place under it', async () => {
  const onChange = vi.fn<(point: MapPoint) => void>();
  const navoiy = { name: 'Навои', kind: 'region' as const, latitude: 40.1, longitude: 65.37 };
  const sketch = {
    areas: [],
    roads: [
      {
        kind: 'avenue' as const,
        name: 'проспект Галаба',
        line: [
          { latitude: 40.1, longitude: 65.3 },
          { latitude: 40.1, longitude: 65.45 },
        ],
      },
    ],
  };
  const places = [{ ...navoiy, latitude: 42, longitude: 60, name: 'Нукус' }, navoiy];
  const labels = { ...base.labels, tooFar: 'Нажмите на свой город', sketched: 'Схема' };
  render(
    <MapPicker
      {...base}
      labels={labels}
      places={places}
      sketch={sketch}
      value={null}
      onChange={onChange}
      chooseFrom={12}
    />,
  );
  await screen.findByRole('button', { name: 'Приблизить' });
  const map = screen.getByRole('application', { description: /Схема/ });
  await screen.findAllByText('Нажмите на свой город');
  const dot = screen.getByText('Навои').getBoundingClientRect();
  const box = map.getBoundingClientRect();
  const position = { x: dot.left - box.left - 10, y: dot.top - box.top + dot.height / 2 };
  await page.elementLocator(map).click({ position });
  await screen.findByText('проспект Галаба');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByText('Нажмите на свой город')).toBeNull();
  act(() => map.focus());
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ latitude: 40.1, longitude: 65.37 });
});

it.each([null, { latitude: Number.NaN, longitude: 500 }])('opens with %s', async (value) => {
  const { onChange } = await setUp(value);
  expect(onChange).not.toHaveBeenCalled();
});

it('knows what is on the earth, and how far lines are apart', () => {
  expect(validPoint({ latitude: 91, longitude: 0 })).toBeNull();
  expect(validPoint({ latitude: 41.12345678, longitude: 69 })?.latitude).toBe(41.123457);
  expect(netStep(6, 96)).toBe(5);
  expect(netStep(15, 96)).toBeCloseTo(0.005, 6);
});

it('says to screen readers that a place is required', () => {
  const { rerender } = render(<MapPicker {...base} value={null} onChange={vi.fn()} />);
  const description = () =>
    (screen.getByRole('application').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  expect(description()).not.toContain('обязательно');
  rerender(<MapPicker {...base} value={null} onChange={vi.fn()} isRequired />);
  expect(description()).toContain('обязательно');
});

const inForm = (isDisabled: boolean, map: ReactNode) => (
  <Columns side={null} isDisabled={isDisabled}>
    {map}
  </Columns>
);

it.each([
  {
    by: 'its own prop',
    sample: (isLocked: boolean, map: (isOwn: boolean) => ReactNode) => map(isLocked),
  },
  {
    by: 'the form around it',
    sample: (isLocked: boolean, map: (isOwn: boolean) => ReactNode) => inForm(isLocked, map(false)),
  },
])(
  'locked by $by, takes no press, drag, key or search, and does so again when it is free',
  async ({ sample }) => {
    const onChange = vi.fn<(point: MapPoint) => void>();
    // Stands elsewhere after a move, and after a zoom too.
    const gate = { name: 'Ворота', latitude: 41.3141, longitude: 69.2837 };
    const onSearch = vi.fn<(text: string) => void>();
    const map = (isLocked: boolean) =>
      sample(isLocked, (isOwn) => (
        <MapPicker
          {...base}
          places={[gate]}
          value={tashkent}
          onChange={onChange}
          isDisabled={isOwn}
          search={<SearchField aria-label="Адрес" clearLabel="Очистить" onChange={onSearch} />}
        />
      ));
    const { rerender } = render(map(true));
    const closer = await screen.findByRole<HTMLButtonElement>('button', { name: 'Приблизить' });
    const application = screen.getByRole('application', { name: 'Место на карте' });
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Адрес' });
    const shown = () => screen.getByText(gate.name).getBoundingClientRect();
    const callCounts = () => [onChange, onSearch].map(({ mock }) => mock.calls.length);
    const atRest = shown();
    const position = { x: 60, y: 200 };
    const drag = () =>
      userEvent.dragAndDrop(application, application, {
        force: true,
        sourcePosition: { x: 200, y: 200 },
        targetPosition: { x: 260, y: 240 },
      });

    await userEvent.click(application, { position, force: true });
    await userEvent.dblClick(application, { position, force: true });
    await drag();
    for (const part of [application, search, closer]) {
      act(() => part.focus());
      expect(document.activeElement).not.toBe(part);
    }
    await userEvent.keyboard('{ArrowUp}{Enter}+а');
    fireEvent.keyDown(application, { key: 'Enter' });
    fireEvent.wheel(application, { deltaY: -400 });
    expect(closer.matches(':disabled')).toBe(true);
    expect(application.ariaDisabled).toBe('true');
    // The middle is rounded to a pixel.
    expect(shown().left).toBeCloseTo(atRest.left, -1);
    expect(shown().top).toBeCloseTo(atRest.top, -1);
    expect(callCounts()).toEqual([0, 0]);

    rerender(map(false));
    await userEvent.fill(search, 'Чиланзар');
    await userEvent.click(application, { position });
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    await drag();
    await waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(1));
    const before = onChange.mock.calls.length;
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(before + 1);
    expect(onSearch).toHaveBeenLastCalledWith('Чиланзар');
    expect(application.ariaDisabled).toBeNull();
  },
);

it('locked while it is dragged, brings its place back under the pin', async () => {
  const onChange = vi.fn<(point: MapPoint) => void>();
  const sample = (isDisabled: boolean) => (
    <MapPicker {...base} value={tashkent} onChange={onChange} isDisabled={isDisabled} />
  );
  const { rerender } = render(sample(false));
  await screen.findByRole('button', { name: 'Приблизить' });
  const map = screen.getByRole('application');
  const left = () => screen.getByText('<b>Ташкент</b>').getBoundingClientRect().left;
  const atRest = left();
  const box = map.getBoundingClientRect();
  const at = { clientX: box.left + 200, clientY: box.top + 200 };
  fireEvent.mouseDown(map, at);
  fireEvent.mouseMove(map, { ...at, clientX: at.clientX + 80 });
  expect(left()).toBeGreaterThan(atRest + 40);
  rerender(sample(true));
  // The middle is rounded to a pixel.
  expect(left()).toBeCloseTo(atRest, -1);
  fireEvent.mouseMove(map, { ...at, clientX: at.clientX + 120 });
  fireEvent.mouseUp(map, at);
  expect(left()).toBeCloseTo(atRest, -1);
  expect(onChange).not.toHaveBeenCalled();
});

it('says neither how it is moved, nor where to aim, while it is locked', async () => {
  const sample = (isDisabled: boolean) => (
    <MapPicker {...base} value={null} onChange={vi.fn()} isDisabled={isDisabled} />
  );
  const { rerender } = render(sample(true));
  await screen.findByRole('button', { name: 'Приблизить' });
  const described = { name: 'Место на карте', description: /Стрелки двигают карту/ };
  const cross = () => document.querySelector('.lucide-crosshair');
  expect(screen.queryByRole('application', described)).toBeNull();
  expect(cross()).toBeNull();
  rerender(sample(false));
  expect(screen.getByRole('application', described).tabIndex).toBe(0);
  expect(cross()).not.toBeNull();
});
