import {
  map as createLeaflet,
  latLngBounds,
  point as pixels,
  tileLayer,
  type LatLng,
  type Map as LeafletMap,
} from 'leaflet';
import { isSamePoint, validPoint, type MapPlace, type MapPoint } from './map-point';
import type { MapSketch } from './map-sketch';
import { at, openPlainMap, type PlainMap } from './plain-map';

const near = 15;

/** After so many failed images in a row, the map stops loading them. Fewer do not fill a map. */
const mostFailures = 3;

export interface MapOptions {
  value: MapPoint | null;
  /** View while nothing is selected: a point, or the area that contains all of these points. */
  start: MapPoint | readonly MapPoint[];
  /** And how near: 6 is a country, 10 a region. */
  startZoom: number;
  /** From which zoom on a place can be chosen. */
  chooseFrom: number;
  isChosen: () => boolean;
  tilesUrl: string | undefined;
  places: readonly MapPlace[];
  sketch: MapSketch | undefined;
  /** Makes the map static, as `lock` does. */
  isLocked: boolean;
  /** Images did not come, one after another: the plain map is shown from now on. */
  onTilesLost: () => void;
  /** The user moved the map, or pressed a place on it. */
  onMove: (point: MapPoint) => void;
  onZoom: (zoom: number) => void;
}

export interface MapHandle {
  /** Moves to a point without calling `onMove`: as near as it is, or nearer, unless a zoom is given. */
  show: (point: MapPoint, zoom?: number) => void;
  /** So far that all of these are seen, and no nearer than a zoom. */
  showAll: (points: readonly MapPoint[], zoom: number) => void;
  zoom: (by: 1 | -1) => void;
  /** Replaces the content of the plain map. */
  render: (places: readonly MapPlace[], sketch: MapSketch | undefined) => void;
  /** Locks or unlocks the map: while locked, it ignores presses, drags, keys, wheel and touch, and Tab skips it. */
  lock: (isLocked: boolean) => void;
  destroy: () => void;
}

/** Loaded when a map is on screen: leaflet weighs 42 KB. */
export function openMap(element: HTMLElement, options: MapOptions): MapHandle {
  const { value, start, startZoom, chooseFrom, isChosen, tilesUrl, onTilesLost, onMove } = options;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let shown = value ?? (isPoint(start) ? start : anywhere);
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
  let plain: PlainMap | undefined;
  /** Points that the view fits, until the user moves the map. */
  let fitted: { points: readonly MapPoint[]; nearest: number } | undefined;
  const goTo = (point: MapPoint, level: number) => {
    isQuiet = true;
    fitted = undefined;
    shown = point;
    zoom = level;
    map.invalidateSize({ pan: false, animate: false });
    map.setView(at(point), level, { animate: false });
    isQuiet = false;
  };
  map.setView(at(shown), zoom, { animate: false });
  const showAll = (points: readonly MapPoint[], nearest: number) => {
    if (points.length === 0) return;
    const bounds = latLngBounds(points.map(at));
    map.invalidateSize({ pan: false, animate: false });
    const level = Math.min(nearest, map.getBoundsZoom(bounds, false, pixels(12, 12)));
    goTo(pointOf(bounds.getCenter()), level);
    fitted = { points, nearest };
  };
  if (!value && !isPoint(start)) showAll(start, startZoom);
  const isTooFar = () => !isChosen() && map.getZoom() < chooseFrom;
  /** A distant zoom is too coarse to select a place: a press zooms in, on the named place under it or by some steps. */
  const comeNearer = (to: MapPoint) => {
    const named = plain?.nearest(to);
    goTo(
      validPoint(named ?? to) ?? to,
      named ? chooseFrom : Math.min(chooseFrom, map.getZoom() + 3),
    );
  };
  const choose = (point: MapPoint) => {
    shown = point;
    onMove(point);
  };
  /** A pressed place that is on its way under the pin. */
  let pressed: MapPoint | null = null;
  map.on('moveend', () => {
    pressed = null;
    if (isQuiet) return;
    fitted = undefined;
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
    if (!point || isSamePoint(point, shown)) return;
    if (isTooFar()) shown = point;
    else choose(point);
  });
  // A press brings its place under the pin. The second one of two comes nearer, and its place has moved away by then.
  map.on('click', ({ latlng, containerPoint, originalEvent }) => {
    if (isLocked || originalEvent.detail > 1) return;
    if (isTooFar()) {
      comeNearer(pointOf(latlng));
      return;
    }
    const isMiddle = containerPoint.distanceTo(map.getSize().divideBy(2)) < 1;
    if (isMiddle) {
      choose(shown);
      return;
    }
    pressed = validPoint(pointOf(latlng.wrap()));
    map.panTo(latlng, { animate: !isStill });
  });
  // Enter takes the middle for the place that is meant, also where nothing was moved.
  map.on('keydown', ({ originalEvent }) => {
    if (isLocked || (originalEvent.key !== 'Enter' && originalEvent.key !== ' ')) return;
    originalEvent.preventDefault();
    if (isTooFar()) comeNearer(shown);
    else choose(shown);
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
    // Blur before the handlers are disabled: the map must notice that it loses the focus, which also enables the wheel.
    element.blur();
    for (const hand of hands) hand.disable();
    element.removeAttribute('tabindex');
    goTo(shown, zoom);
  };
  lock(options.isLocked);

  let [places, sketch] = [options.places, options.sketch];
  const renderPlain = () => {
    plain = openPlainMap(map, places);
    plain.show(places, sketch);
  };
  if (tilesUrl)
    addTiles(map, tilesUrl, () => {
      renderPlain();
      onTilesLost();
    });
  else renderPlain();
  map.on('zoomend', () => options.onZoom(map.getZoom()));
  options.onZoom(map.getZoom());

  const size = new ResizeObserver(() => {
    const { x, y } = map.getSize();
    // The first call comes for the size that it has had from the start.
    if (element.clientWidth === x && element.clientHeight === y) return;
    // The way to a pressed place ends here, and the press is not lost.
    if (pressed && !isLocked) choose(pressed);
    if (fitted && !isChosen()) showAll(fitted.points, fitted.nearest);
    else goTo(shown, map.getZoom());
  });
  size.observe(element);

  return {
    show: (point, level) => {
      if (level !== undefined || !isSamePoint(point, shown))
        goTo(point, level ?? Math.max(map.getZoom(), near));
    },
    showAll,
    zoom: (by) => map.setZoom(map.getZoom() + by),
    render: (nextPlaces, nextSketch) => {
      [places, sketch] = [nextPlaces, nextSketch];
      plain?.show(places, sketch);
    },
    lock,
    destroy: () => {
      size.disconnect();
      // A pan that is under way ends, and would call `onMove`, after the map's elements have gone.
      map.off();
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

const anywhere: MapPoint = { latitude: 41.38, longitude: 64.57 };

const isPoint = (start: MapPoint | readonly MapPoint[]): start is MapPoint => 'latitude' in start;

const pointOf = ({ lat, lng }: LatLng): MapPoint => ({ latitude: lat, longitude: lng });
