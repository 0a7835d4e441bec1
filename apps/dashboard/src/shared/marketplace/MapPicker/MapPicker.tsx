import { Crosshair, MapPin, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { useRequiredLabel } from '@karvon/ui/required-label';
import { FieldLabel, FieldMessage } from '@karvon/ui/internal/FieldShell';
import * as field from '@karvon/ui/css/field';
import { useIsLocked } from '@karvon/ui/internal/form-lock';
import { LockArea } from '@karvon/ui/internal/LockArea';
import { IconButton } from '@karvon/ui/IconButton';
import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import type { MapHandle } from './leaflet-map';
import { validPoint, type MapPlace, type MapPoint } from './map-point';
import type { MapSketch } from './map-sketch';
import * as css from './MapPicker.css';

export type { MapPlace, MapPlaceKind, MapPoint } from './map-point';
export type { MapArea, MapRoad, MapRoadKind, MapSketch } from './map-sketch';

export interface MapPickerProps {
  /** Above the map: «Место на карте». Names the map for screen readers. */
  label: string;
  /** The place of the pin. Invalid coordinates count as no place. */
  value: MapPoint | null;
  /** Called when the user moves the map, clicks a place, or selects the middle with Enter. */
  onChange: (point: MapPoint) => void;
  /** All texts of the map. */
  labels: {
    /** Instructions for the keyboard; the description of the map. */
    help: string;
    /** Name of the zoom in button: «Приблизить». */
    zoomIn: string;
    /** Name of the zoom out button: «Отдалить». */
    zoomOut: string;
    /** While the map loads: «Загружаем карту». */
    loading: string;
    /** If the map could not be loaded. */
    failed: string;
    /** The place as text, announced after a move: «41,31110, 69,27970». */
    position: (point: MapPoint) => string;
    /** In the corner, if the tiles of `tilesUrl` do not load and the simple map replaces them: «Снимки карты не загрузились». */
    tilesLost?: string;
    /** Announced while nothing is selected: «Место не отмечено». */
    empty?: string;
    /** In the corner of the simple map with a `sketch`: how reliable it is. */
    sketched?: string;
    /** On the map, while it is too far away to select a place: «Нажмите на свой город, чтобы приблизить». */
    tooFar?: string;
  };
  /** Map tiles, `https://…/{z}/{x}/{y}.png`. Without it, or if they do not load, a simple map is shown; without it no requests are made. */
  tilesUrl?: string;
  /** Source of the tiles; shown in the corner. */
  attribution?: string;
  /** Named points of the simple map. @default [] */
  places?: readonly MapPlace[];
  /** Land, roads and rivers of the simple map. Without it, a grid of degrees. */
  sketch?: MapSketch;
  /**
   * Centre at the start, while nothing is selected; the map follows it until then.
   * @default so that all `places` are seen, or the middle of Uzbekistan
   */
  start?: MapPoint;
  /** Zoom level at the start: 6 shows a country, 10 a region, 15 a street. @default 6 */
  startZoom?: number;
  /** From which zoom level a first place can be selected; before that, a click or Enter only zooms in. @default 0 */
  chooseFrom?: number;
  /** Above the map: a `SearchField` or a `ComboBox` of addresses. */
  search?: ReactNode;
  /** Hint below the map; an error message replaces it. */
  description?: ReactNode;
  /** Error message; the frame is red. */
  errorMessage?: string | null;
  /** Adds an asterisk, and screen readers announce that it is required. @default false */
  isRequired?: boolean;
  /** Shows a still map: the map, search and zoom cannot be focused or clicked. @default false */
  isDisabled?: boolean;
}

const none: readonly MapPlace[] = [];

/**
 * A field for a place: the pin is in the middle and the map moves under it, by mouse, touch, arrow keys and +/−; a click on a
 * place moves it there. A crosshair marks the middle until a place is selected.
 */
export function MapPicker({
  label,
  value,
  onChange,
  labels,
  tilesUrl,
  attribution,
  places = none,
  start,
  startZoom = 6,
  chooseFrom = 0,
  sketch,
  search,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
}: MapPickerProps) {
  const labelId = useId();
  const requiredId = useId();
  const requiredLabel = useRequiredLabel();
  const isLocked = useIsLocked(isDisabled);
  const helpId = useId();
  const messageId = useId();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<MapHandle>(null);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [lostTiles, setLostTiles] = useState<string>();
  const noteId = useId();
  const point = validPoint(value);
  const from = validPoint(start);
  const startLatitude = from?.latitude;
  const startLongitude = from?.longitude;
  const [zoom, setZoom] = useState<number>();
  const isTooFar = !point && !isLocked && zoom !== undefined && zoom < chooseFrom;
  const isChosen = useEffectEvent(() => point !== null);

  const onMove = useEffectEvent((next: MapPoint) => onChange(next));
  const atFirst = useEffectEvent(() => ({
    value: point,
    start: from ?? places,
    startZoom,
    chooseFrom,
    places,
    sketch,
    isLocked,
  }));

  useEffect(() => {
    let isGone = false;
    import('./leaflet-map').then(
      ({ openMap }) => {
        if (isGone || !element.current) return;
        map.current = openMap(element.current, {
          ...atFirst(),
          tilesUrl,
          onTilesLost: () => setLostTiles(tilesUrl),
          onMove: (next) => onMove(next),
          onZoom: setZoom,
          isChosen: () => isChosen(),
        });
        setStatus('ready');
      },
      () => {
        if (!isGone) setStatus('failed');
      },
    );
    return () => {
      isGone = true;
      map.current?.destroy();
      map.current = null;
    };
  }, [tilesUrl]);

  useEffect(() => map.current?.render(places, sketch), [places, sketch]);
  useEffect(() => map.current?.lock(isLocked), [isLocked]);

  const latitude = point?.latitude;
  const longitude = point?.longitude;
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) {
      map.current?.show({ latitude, longitude });
    }
  }, [latitude, longitude]);
  const showView = useEffectEvent(
    (latitude: number | undefined, longitude: number | undefined, level: number) => {
      if (point) return;
      if (latitude === undefined || longitude === undefined) map.current?.showAll(places, level);
      else map.current?.show({ latitude, longitude }, level);
    },
  );
  useEffect(
    () => showView(startLatitude, startLongitude, startZoom),
    [startLatitude, startLongitude, startZoom],
  );
  const hasLostTiles = tilesUrl !== undefined && lostTiles === tilesUrl;
  const isPlain = !tilesUrl || hasLostTiles;
  const note = [
    hasLostTiles ? labels.tilesLost : tilesUrl && attribution,
    isPlain && sketch && labels.sketched,
  ].filter((part) => typeof part === 'string' && part !== '');
  // A locked map ignores keys, so it does not announce the help.
  const described = [isRequired && requiredId, !isLocked && helpId, noteId, messageId];
  return (
    <div className={field.field}>
      <FieldLabel id={labelId} label={label} isRequired={isRequired} elementType="span" />
      <div
        className={css.frame}
        data-invalid={Boolean(errorMessage) || undefined}
        data-disabled={isLocked || undefined}
      >
        <div
          ref={element}
          className={css.canvas}
          data-map
          role="application"
          aria-labelledby={labelId}
          aria-disabled={isLocked || undefined}
          aria-describedby={described.filter(Boolean).join(' ')}
        />
        {status === 'ready' ? (
          point ? (
            <MapPin size={40} strokeWidth={1.5} aria-hidden className={css.pin} />
          ) : (
            !isLocked &&
            !isTooFar && <Crosshair size={28} strokeWidth={1.5} aria-hidden className={css.aim} />
          )
        ) : (
          <div className={css.status} role="status">
            {status === 'loading' ? labels.loading : labels.failed}
          </div>
        )}
        {search != null && (
          <LockArea isLocked={isLocked} className={css.search} role="presentation">
            {search}
          </LockArea>
        )}
        {status === 'ready' && (
          <div className={css.zoom}>
            <IconButton
              icon={Plus}
              size="sm"
              variant="secondary"
              aria-label={labels.zoomIn}
              isDisabled={isLocked}
              onPress={() => map.current?.zoom(1)}
            />
            <IconButton
              icon={Minus}
              size="sm"
              variant="secondary"
              aria-label={labels.zoomOut}
              isDisabled={isLocked}
              onPress={() => map.current?.zoom(-1)}
            />
          </div>
        )}
        <div className={css.notes}>
          {status === 'ready' && isTooFar && labels.tooFar && (
            <div className={css.hint}>{labels.tooFar}</div>
          )}
          {note.length > 0 && (
            <div id={isPlain ? noteId : undefined} className={css.attribution}>
              {note.join('. ')}
            </div>
          )}
        </div>
      </div>
      {isRequired && (
        <span id={requiredId} hidden>
          {requiredLabel}
        </span>
      )}
      {!isLocked && <VisuallyHidden id={helpId}>{labels.help}</VisuallyHidden>}
      <VisuallyHidden role="status">
        {point ? labels.position(point) : (isTooFar && labels.tooFar) || labels.empty}
      </VisuallyHidden>
      <FieldMessage
        id={messageId}
        description={description}
        errorMessage={errorMessage}
        isInvalid={Boolean(errorMessage)}
      />
    </div>
  );
}
