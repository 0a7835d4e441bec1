import type { ComponentDocs } from '../../docs/component-docs';
import { MapPicker, type MapPickerProps } from './MapPicker';

const labels: MapPickerProps['labels'] = {
  help: 'Стрелки двигают карту, плюс и минус меняют масштаб, Enter ставит булавку',
  zoomIn: 'Ближе',
  zoomOut: 'Дальше',
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
  summary:
    'Chooses a place on a map: the pin stays in the middle, the map moves under it, a press brings a place there.',
  props: { MapPicker },
  whenToUse: [
    'The entrance of a showroom, which an address alone does not find.',
    'Beside an address field that stays editable: the map corrects it, it does not replace it.',
  ],
  whenNot: [
    { when: 'An address in words', instead: ['TextField', 'ComboBox'] },
    {
      when: 'A region or a district',
      instead: ['Select'],
      because: 'Known answers are chosen, not aimed at.',
    },
    {
      when: 'Showing where something is',
      instead: ['Link'],
      because: 'This is a field; to look, people open their own map.',
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
        description="Двигайте карту, чтобы булавка встала на вход"
      />
    ),
    parts: [
      { name: 'Label', text: 'Above the map, and the map’s name for screen readers.', at: 'span' },
      {
        name: 'Map',
        text: 'Without `tilesUrl`, and where its images do not load, a plain map of named places: on the land and the roads of `sketch`, or on a net of degrees. Nothing is asked of anybody.',
        at: '[role="application"]',
      },
      {
        name: 'Pin',
        text: 'In the middle, from the moment that a place is chosen; a cross stands there until then. It covers nothing that is pressed.',
      },
      { name: 'Search', text: 'On top of the map: a `SearchField` or a `ComboBox`. Optional.' },
      { name: 'Zoom', text: 'Two buttons of 32 px. Zooming keeps the pin’s place exactly.' },
      { name: 'Message', text: 'The hint, or the error in its place.', at: '[role="status"] + *' },
    ],
  },
  states: {
    Default: 'A place is chosen: close up.',
    Empty:
      'Nothing is chosen and no pin stands: `start` from as near as `startZoom` says, all `places` at once, or the middle of Uzbekistan.',
    Sketched:
      'Streets of our own data, with `labels.sketched` in the corner. Nothing is chosen from farther off than `chooseFrom`: a press comes nearer, and `labels.tooFar` says so.',
    Pressed: 'A press on the map puts the pin there. The scale stays; a second press comes nearer.',
    Invalid: 'A red frame and the words below it.',
    WithoutImages:
      'Three images in a row that do not come: the plain map takes their place, and `labels.tilesLost` that of the attribution.',
    WithSearch: 'What is found there has to be given back as `value`; the map follows.',
    Disabled:
      'An image of the place: its pin is grey, and the map stands still, so that the pin is never beside its place. Neither map, nor search, nor zoom takes a press, a drag or the focus. A locked form does the same.',
    LongText: 'Names on the map do not wrap; label and hint do.',
  },
  stage: { width: 'half' },
  pairs: [
    {
      do: { text: 'Say what to aim at: «Igna avtosalon eshigi ustida to‘xtasin».' },
      dont: { text: 'Ask for coordinates: nobody knows their own.' },
    },
    {
      do: { text: 'Word `failed` with a way on: the address can be written.' },
      dont: { text: 'Require a point where the map may not load.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the map, then to the search, then to the zoom buttons.' },
    {
      keys: ['ArrowUp'],
      does: 'On the map: moves it; so do the three other arrows. The new place is read out.',
    },
    { keys: ['+'], does: 'On the map: closer. `-`: farther.' },
    {
      keys: ['Enter'],
      does: 'On the map: takes the middle for the place, also where nothing was moved. `Space` too.',
    },
  ],
  screenReader: {
    ru: 'Место на карте, приложение; Стрелки двигают карту, плюс и минус меняют масштаб, Enter ставит булавку',
    uz: 'Xaritadagi joy, ilova; Strelkalar xaritani suradi, plyus va minus masshtabni o‘zgartiradi, Enter ignani qo‘yadi',
    note: 'After each move the place in words, as `labels.position` gives it. Coordinates are all that a map without addresses can say.',
  },
  limits: [
    'It has no `isReadOnly`. Disabled, it cannot be zoomed either: in a locked form no button can be pressed, and a map that moved by the wheel alone would be a riddle.',
    'An error has no link to the form’s focus: there is no `ref` to jump to it.',
    'A place outside the world counts as none.',
    'The wheel scrolls the page until the map has the focus; then it zooms.',
    'It finds no addresses: what stands in `search` is the page’s work.',
  ],
} satisfies ComponentDocs;
