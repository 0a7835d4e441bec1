import {
  circleMarker,
  layerGroup,
  point as pixels,
  polygon,
  polyline,
  type LatLngTuple,
  type Map as LeafletMap,
  type Point,
} from 'leaflet';
import { isSeenAt, netStep, validPoint, type MapPlace, type MapPoint } from './map-point';
import { isRoadSeen, roadStyles, roadWidth, type MapSketch } from './map-sketch';
import * as css from './MapPicker.css';
import { alongLine, aroundDot, placeNames, type NameBox, type NamePlace } from './name-layout';

export interface PlainMap {
  /** Other named points, or another sketch. */
  show: (places: readonly MapPlace[], sketch: MapSketch | undefined) => void;
  /** The point whose name covers this one, or the named point within a touch of it, as far as it is on the map now. */
  nearest: (point: MapPoint) => MapPlace | undefined;
}

const touchRadius = 36;

const isRegion = ({ kind }: MapPlace) => kind === undefined || kind === 'region';

export const at = ({ latitude, longitude }: MapPoint): LatLngTuple => [latitude, longitude];

/** Land, water, roads and names from our own data; without a sketch, a grid of degrees. It loads no images. */
export function openPlainMap(map: LeafletMap, first: readonly MapPlace[]): PlainMap {
  const ground = layerGroup().addTo(map);
  const names = map.createPane('names');
  names.className += ` ${css.names}`;
  let places = first;
  let sketch: MapSketch | undefined;
  let shownNames: { owner: MapPlace; box: NameBox; spot: NamePlace }[] = [];

  const renderGround = () => {
    ground.clearLayers();
    const zoom = map.getZoom();
    if (sketch) renderSketch(sketch, zoom);
    else renderNet();
    for (const place of seenPlaces()) {
      circleMarker(at(place), {
        interactive: false,
        className: place.kind === 'metro' ? css.metro : css.city,
        radius: isRegion(place) || place.kind === 'town' ? 4 : 3.5,
      }).addTo(ground);
    }
  };
  const renderSketch = ({ areas, roads }: MapSketch, zoom: number) => {
    for (const { kind, line } of areas) {
      const className = kind === 'country' ? css.country : css.water;
      polygon(line.map(at), { interactive: false, className }).addTo(ground);
    }
    const seen = roads.filter(({ kind }) => isRoadSeen(kind, zoom));
    // Rims before middles: where two roads cross, neither cuts the other.
    for (const { kind, line } of seen) {
      const weight = roadWidth(kind, zoom) + 2;
      if (kind !== 'river')
        polyline(line.map(at), { interactive: false, className: css.roadRim, weight }).addTo(
          ground,
        );
    }
    for (const { kind, line } of seen) {
      polyline(line.map(at), {
        interactive: false,
        className: kind === 'river' ? css.river : css.roads[kind],
        weight: roadWidth(kind, zoom),
      }).addTo(ground);
    }
  };
  const renderNet = () => {
    const line = (from: LatLngTuple, to: LatLngTuple) =>
      polyline([from, to], { interactive: false, className: css.netLine }).addTo(ground);
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
  const seenPlaces = () => {
    const zoom = map.getZoom();
    const bounds = map.getBounds().pad(0.1);
    return places.filter(
      (place) => validPoint(place) && isSeenAt(place, zoom) && bounds.contains(at(place)),
    );
  };

  const renderNames = () => {
    const zoom = map.getZoom();
    const size = map.getSize();
    const wanted: {
      element: HTMLElement;
      placesOf: (box: DOMRect) => NameBox['places'];
      dot?: Point;
      place?: MapPlace;
    }[] = [];
    const add = (
      name: string,
      className: string,
      placesOf: (box: DOMRect) => NameBox['places'],
      of?: { dot: Point; place: MapPlace },
    ) => {
      const element = document.createElement('span');
      element.className = className;
      element.textContent = name;
      wanted.push({ element, placesOf, ...of });
    };
    for (const place of seenPlaces()) {
      const dot = map.latLngToContainerPoint(at(place));
      // A region is named in any case; its name goes aside rather than out.
      const reach = isRegion(place) ? [6, 18, 32, 48, 64, 80] : [6];
      add(
        place.name,
        isRegion(place) ? css.cityName : css.placeName,
        (box) =>
          aroundDot(dot, box, reach).filter(
            ({ x, y }) =>
              x > box.width / 2 && y > box.height / 2 && x < size.x - box.width / 2 && y < size.y,
          ),
        { dot, place },
      );
    }
    for (const { kind, name, line } of sketch?.roads ?? []) {
      if (zoom < roadStyles[kind].namedFrom || !isRoadSeen(kind, zoom)) continue;
      const seen = line.map((point) => map.latLngToContainerPoint(at(point)));
      add(name, kind === 'river' ? css.riverName : css.roadName, (box) =>
        alongLine(seen, box, size),
      );
    }
    shownNames = [];
    names.replaceChildren(...wanted.map(({ element }) => element));
    const boxes = wanted.map(({ element, placesOf }) => {
      const { offsetWidth: width, offsetHeight: height } = element;
      return { width, height, places: placesOf(new DOMRect(0, 0, width, height)) };
    });
    placeNames(boxes).forEach((place, nth) => {
      const element = wanted[nth]?.element;
      const box = boxes[nth];
      if (!element || !box) return;
      element.style.visibility = place ? '' : 'hidden';
      if (!place) return;
      const { dot, place: owner } = wanted[nth] ?? {};
      if (dot) renderLeader(dot, box, place);
      if (owner) shownNames.push({ owner, box, spot: place });
      const { x, y } = map.containerPointToLayerPoint([
        place.x - box.width / 2,
        place.y - box.height / 2,
      ]);
      element.style.transform = `translate(${String(x)}px, ${String(y)}px) rotate(${String(place.angle)}deg)`;
    });
  };
  /** From a dot to its name, where that had to go aside. */
  const renderLeader = (dot: Point, { width, height }: NameBox, { x, y }: NamePlace) => {
    const edge = pixels(
      Math.min(Math.max(dot.x, x - width / 2), x + width / 2),
      Math.min(Math.max(dot.y, y - height / 2), y + height / 2),
    );
    if (dot.distanceTo(edge) < 12) return;
    polyline(
      [dot, edge].map((one) => map.containerPointToLatLng(one)),
      { interactive: false, className: css.leader },
    ).addTo(ground);
  };
  const render = () => {
    renderGround();
    renderNames();
  };
  render();
  map.on('moveend', render);

  return {
    show: (nextPlaces, nextSketch) => {
      places = nextPlaces;
      sketch = nextSketch;
      render();
    },
    nearest: (point) => {
      const from = map.latLngToContainerPoint(at(point));
      const pressed = shownNames.find(
        ({ box, spot }) =>
          Math.abs(from.x - spot.x) <= box.width / 2 + 4 &&
          Math.abs(from.y - spot.y) <= box.height / 2 + 4,
      );
      if (pressed) return pressed.owner;
      const distance = (place: MapPlace) => from.distanceTo(map.latLngToContainerPoint(at(place)));
      return seenPlaces()
        .filter((place) => distance(place) < touchRadius)
        .toSorted((one, other) => distance(one) - distance(other))[0];
    },
  };
}
