import {
  circleMarker,
  divIcon,
  layerGroup,
  map as createLeaflet,
  marker,
  polyline,
  tileLayer,
  type LatLngTuple,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet';
import { isSamePoint, netStep, validPoint, type MapPlace, type MapPoint } from './map-point';
import * as css from './MapPicker.css';

const near = 15;

/** So many images of a map in a row that do not come: none will, for now. Fewer fill no map. */
const mostFailures = 3;

export interface MapOptions {
  value: MapPoint | null;
  /** Where to look while nothing is chosen. */
  start: MapPoint;
  /** And how near: 6 is a country, 10 a region. */
  startZoom: number;
  tilesUrl: string | undefined;
  places: readonly MapPlace[];
  /** Whether it stands still, as `lock` makes it. */
  isLocked: boolean;
  /** Images did not come, one after another: the plain map is shown from now on. */
  onTilesLost: () => void;
  /** The user moved the map, or pressed a place on it. */
  onMove: (point: MapPoint) => void;
}

export interface MapHandle {
  /** Moves to a point without telling `onMove`: as near as it is, or nearer, unless a zoom is given. */
  show: (point: MapPoint, zoom?: number) => void;
  zoom: (by: 1 | -1) => void;
  /** Other named points for the plain map. */
  name: (places: readonly MapPlace[]) => void;
  /** Takes it out of everybody's hands, or gives it back: no press, drag, key, wheel or touch moves it, Tab goes past it. */
  lock: (isLocked: boolean) => void;
  destroy: () => void;
}

/** Loaded when a map is on screen: leaflet weighs 42 KB. */
export function openMap(element: HTMLElement, options: MapOptions): MapHandle {
  const { value, start, startZoom, tilesUrl, places, onTilesLost, onMove } = options;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let shown = value ?? start;
  let isQuiet = false;
  let isLocked = false;
  let zoom = value ? near : startZoom;
  const map = createLeaflet(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 4,
    maxZoom: 18,
    // Its end comes by a timer that outlives the map.
    zoomAnimation: false,
    fadeAnimation: false,
    inertia: !isStill,
    // The pin is the middle: it must stay over its place.
    scrollWheelZoom: false,
    doubleClickZoom: 'center',
    touchZoom: 'center',
    boxZoom: false,
  });
  const goTo = (point: MapPoint, level: number) => {
    isQuiet = true;
    shown = point;
    zoom = level;
    map.invalidateSize({ pan: false, animate: false });
    map.setView(at(point), level, { animate: false });
    isQuiet = false;
  };
  map.setView(at(shown), zoom, { animate: false });
  const choose = (point: MapPoint) => {
    shown = point;
    onMove(point);
  };
  map.on('moveend', () => {
    if (isQuiet) return;
    // Locked while it was dragged, or on its way to a place that was pressed: the pin is true to its place.
    if (isLocked) {
      goTo(shown, zoom);
      return;
    }
    if (map.getZoom() !== zoom) {
      // Zooming rounds the middle to a pixel. The pin's place is not a matter of the zoom.
      zoom = map.getZoom();
      goTo(shown, zoom);
      return;
    }
    const { lat, lng } = map.getCenter().wrap();
    const point = validPoint({ latitude: lat, longitude: lng });
    if (point && !isSamePoint(point, shown)) choose(point);
  });
  // A press brings its place under the pin. The second one of two comes nearer, and its place has moved away by then.
  map.on('click', ({ latlng, containerPoint, originalEvent }) => {
    if (isLocked || originalEvent.detail > 1) return;
    const isMiddle = containerPoint.distanceTo(map.getSize().divideBy(2)) < 1;
    if (isMiddle) choose(shown);
    else map.panTo(latlng, { animate: !isStill });
  });
  // Enter takes the middle for the place that is meant, also where nothing was moved.
  map.on('keydown', ({ originalEvent }) => {
    if (isLocked || (originalEvent.key !== 'Enter' && originalEvent.key !== ' ')) return;
    originalEvent.preventDefault();
    choose(shown);
  });
  // The wheel scrolls the page unless the map is in use.
  element.addEventListener('focus', () => map.scrollWheelZoom.enable());
  element.addEventListener('blur', () => map.scrollWheelZoom.disable());
  map.options.scrollWheelZoom = 'center';

  const hands = [map.dragging, map.keyboard, map.doubleClickZoom, map.touchZoom];
  const lock = (locked: boolean) => {
    if (locked === isLocked) return;
    isLocked = locked;
    if (!locked) {
      for (const hand of hands) hand.enable();
      return;
    }
    // It has to know that it has lost the focus before its ears are taken; the wheel goes with the focus.
    element.blur();
    for (const hand of hands) hand.disable();
    element.removeAttribute('tabindex');
    goTo(shown, zoom);
  };
  lock(options.isLocked);

  const names = layerGroup().addTo(map);
  let named = places;
  let isPlain = !tilesUrl;
  const name = (all: readonly MapPlace[]) => {
    named = all;
    if (!isPlain) return;
    renderPlaces(names, all);
    keepApart(element);
  };
  const renderPlain = () => {
    isPlain = true;
    renderGrid(map);
    name(named);
  };
  if (tilesUrl)
    addTiles(map, tilesUrl, () => {
      renderPlain();
      onTilesLost();
    });
  else renderPlain();
  map.on('zoomend', () => keepApart(element));

  const size = new ResizeObserver(() => goTo(shown, map.getZoom()));
  size.observe(element);

  return {
    show: (point, level) => {
      if (level !== undefined || !isSamePoint(point, shown))
        goTo(point, level ?? Math.max(map.getZoom(), near));
    },
    zoom: (by) => map.setZoom(map.getZoom() + by),
    name,
    lock,
    destroy: () => {
      size.disconnect();
      map.remove();
    },
  };
}

/** Images of a map, until several in a row do not come: then they are taken away. */
function addTiles(map: LeafletMap, url: string, onLost: () => void) {
  const tiles = tileLayer(url, { maxZoom: 18 });
  let failures = 0;
  tiles.on('tileload', () => {
    failures = 0;
  });
  tiles.on('tileerror', () => {
    failures += 1;
    if (failures !== mostFailures) return;
    tiles.remove();
    onLost();
  });
  tiles.addTo(map);
}

const at = ({ latitude, longitude }: MapPoint): LatLngTuple => [latitude, longitude];

/** Named places and a net of degrees: enough to see where one is without asking anybody for images. */
function renderPlaces(names: LayerGroup, places: readonly MapPlace[]) {
  names.clearLayers();
  for (const place of places) {
    const point = validPoint(place);
    if (!point) continue;
    const dot = { interactive: false, className: css.city, radius: 4 };
    circleMarker(at(point), dot).addTo(names);
    const html = document.createElement('span');
    html.textContent = place.name;
    const icon = divIcon({ html, className: css.cityName, iconSize: [0, 0] });
    marker(at(point), { icon, interactive: false, keyboard: false }).addTo(names);
  }
}

/** From afar names run into each other: of two that touch, the earlier place keeps its own; the other's dot stays. */
function keepApart(element: HTMLElement) {
  const taken: DOMRect[] = [];
  for (const name of element.querySelectorAll<HTMLElement>(`.${css.cityName} > span`)) {
    const box = name.getBoundingClientRect();
    const isFree = taken.every(
      ({ left, right, top, bottom }) =>
        box.right < left || box.left > right || box.bottom < top || box.top > bottom,
    );
    name.style.visibility = isFree ? '' : 'hidden';
    if (isFree) taken.push(box);
  }
}

function renderGrid(map: LeafletMap) {
  const net = layerGroup().addTo(map);
  const line = (from: LatLngTuple, to: LatLngTuple) =>
    polyline([from, to], { interactive: false, className: css.netLine }).addTo(net);
  const renderAgain = () => {
    net.clearLayers();
    const step = netStep(map.getZoom(), 96);
    const bounds = map.getBounds().pad(0.5);
    const [south, north] = [bounds.getSouth(), bounds.getNorth()];
    const [west, east] = [bounds.getWest(), bounds.getEast()];
    for (let nth = Math.ceil(south / step); nth * step <= north; nth += 1) {
      line([nth * step, west], [nth * step, east]);
    }
    for (let nth = Math.ceil(west / step); nth * step <= east; nth += 1) {
      line([south, nth * step], [north, nth * step]);
    }
  };
  renderAgain();
  map.on('moveend', renderAgain);
}
