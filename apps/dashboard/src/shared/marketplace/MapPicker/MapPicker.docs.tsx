import type { ComponentDocs } from '@karvon/ui/docs';
import { MapPicker, type MapPickerProps } from './MapPicker';

const labels: MapPickerProps['labels'] = {
  help: 'Стрелки двигают карту, плюс и минус меняют масштаб, Enter ставит метку',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  loading: 'Карта загружается',
  failed: 'Карта не загрузилась. Адрес можно вписать словами',
  empty: 'Место не отмечено',
  position: ({ latitude, longitude }) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
};
const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A field for a place on a map: the pin stays in the middle and the map moves under it.',
  props: { MapPicker },
  whenToUse: [
    'Use it for the entrance of a showroom, which an address alone does not locate.',
    'Use it next to an editable address field: the map adds to the address and does not replace it.',
  ],
  whenNot: [
    { when: 'A written address', instead: ['TextField', 'ComboBox'] },
    {
      when: 'A region or a district',
      instead: ['Select'],
      because: 'Known options are selected from a list.',
    },
    {
      when: 'A read-only map',
      instead: ['Link'],
      because: 'This is a field. To view a place, link to the user’s map app.',
    },
  ],
  anatomy: {
    example: (
      <MapPicker
        label="Место на карте"
        value={{ latitude: 41.3111, longitude: 69.2797 }}
        onChange={nothing}
        places={[{ name: 'Ташкент', latitude: 41.3111, longitude: 69.2797 }]}
        labels={labels}
        description="Двигайте карту, чтобы метка встала на вход"
      />
    ),
    parts: [
      { name: 'Label', text: 'Above the map. It is also the map’s accessible name.', at: 'span' },
      {
        name: 'Map',
        text: 'Without `tilesUrl`, or if tiles do not load, a simple map of named places over `sketch` or a grid of degrees. It makes no requests.',
        at: '[role="application"]',
      },
      {
        name: 'Pin',
        text: 'In the middle once a place is selected; a crosshair before that. It does not block clicks.',
      },
      { name: 'Search', text: 'Above the map: a `SearchField` or a `ComboBox`. Optional.' },
      { name: 'Zoom', text: 'Two 32 px buttons. Zooming keeps the place of the pin.' },
      {
        name: 'Message',
        text: 'The hint, or the error message in its place.',
        at: '[role="status"] + *',
      },
    ],
  },
  states: {
    Default: 'A selected place, zoomed in.',
    Empty:
      'Nothing is selected and there is no pin: `start` at `startZoom`, all `places`, or the middle of Uzbekistan.',
    Sketched:
      'Streets from our own data, with `labels.sketched` in the corner. A place can be selected from zoom level `chooseFrom`: before that a click zooms in, and `labels.tooFar` says so.',
    Pressed: 'A click moves the pin there. The zoom level stays; a second click zooms in.',
    Invalid: 'A red frame and the error message below.',
    WithoutImages:
      'After three tiles in a row fail to load, the simple map replaces them, and `labels.tilesLost` replaces the attribution.',
    WithSearch: 'Pass the place that was found as `value`; the map follows.',
    Disabled:
      'A still map with a grey pin. The map, search and zoom cannot be clicked, dragged or focused. A disabled form does the same.',
    LongText: 'Names on the map do not wrap; the label and hint do.',
  },
  stage: { width: 'half' },
  pairs: [
    {
      do: { text: 'Say what to point at: «Igna avtosalon eshigi ustida to‘xtasin».' },
      dont: { text: 'Ask for coordinates: nobody knows their own.' },
    },
    {
      do: { text: 'Offer an alternative in `failed`: the user can type the address.' },
      dont: { text: 'Require a place where the map may not load.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the map, then to the search, then to the zoom buttons.' },
    {
      keys: ['ArrowUp'],
      does: 'On the map: moves it, as do the other arrow keys. The new place is announced.',
    },
    { keys: ['+'], does: 'On the map: zooms in. `-` zooms out.' },
    {
      keys: ['Enter'],
      does: 'On the map: selects the place in the middle, even if the map was not moved. `Space` does the same.',
    },
  ],
  screenReader: {
    ru: 'Место на карте, приложение; Стрелки двигают карту, плюс и минус меняют масштаб, Enter ставит метку',
    uz: 'Xaritadagi joy, ilova; Strelkalar xaritani suradi, plyus va minus masshtabni o‘zgartiradi, Enter ignani qo‘yadi',
    note: 'After each move the text of `labels.position` is announced. A map without addresses can only give coordinates.',
  },
  limits: [
    'It has no `isReadOnly`. When disabled it cannot be zoomed either, because no button of a disabled form works.',
    'It has no `ref`, so a form cannot focus it on an error.',
    'A place outside the world counts as no place.',
    'The wheel scrolls the page until the map is focused; then it zooms.',
    'It does not search for addresses: the page does, in `search`.',
  ],
} satisfies ComponentDocs;
