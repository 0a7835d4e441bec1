import { Crosshair, MapPin, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { useRequiredLabel } from '../../i18n/required-label';
import { FieldLabel, FieldMessage } from '../../private/FieldShell';
import * as field from '../../private/field.css';
import { useIsLocked } from '../../private/form-lock';
import { LockArea } from '../../private/LockArea';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { MapHandle } from './leaflet-map';
import { validPoint, type MapPlace, type MapPoint } from './map-point';
import type { MapSketch } from './map-sketch';
import * as css from './MapPicker.css';

export type { MapPlace, MapPlaceKind, MapPoint } from './map-point';
export type { MapArea, MapRoad, MapRoadKind, MapSketch } from './map-sketch';

export interface MapPickerProps {
  /** Above the map: «Место на карте». Names the map for screen readers. */
  label: string;
  /** Where the pin stands. What is not on the earth counts as nothing chosen. */
  value: MapPoint | null;
  /** Called when the user has moved the map, pressed a place on it, or taken the middle by Enter. */
  onChange: (point: MapPoint) => void;
  /** All words of the map. */
  labels: {
    /** How to move by keys; describes the map. */
    help: string;
    /** Name of the button that comes nearer: «Приблизить». */
    zoomIn: string;
    /** Name of the button that goes farther: «Отдалить». */
    zoomOut: string;
    /** While the map itself is loaded: «Загружаем карту». */
    loading: string;
    /** When the map itself could not be loaded. */
    failed: string;
    /** The place in words, said after a move: «41,31110, 69,27970». */
    position: (point: MapPoint) => string;
    /** In the corner, where the images of `tilesUrl` do not load and the plain map is shown: «Снимки карты не загрузились». */
    tilesLost?: string;
    /** Said in its place while nothing is chosen: «Место не отмечено». */
    empty?: string;
    /** In the corner of the plain map, where there is a `sketch`: how far to trust it. */
    sketched?: string;
    /** Over the map, while it is too far for a place to be chosen: «Нажмите на свой город, чтобы приблизить». */
    tooFar?: string;
  };
  /** Images of a map, `https://…/{z}/{x}/{y}.png`. Without it, and where they do not load, a plain map is rendered; without it nothing is asked of anybody. */
  tilesUrl?: string;
  /** Whose images they are; shown in the corner. */
  attribution?: string;
  /** Named points of the plain map. @default [] */
  places?: readonly MapPlace[];
  /** Land, roads and rivers of the plain map. Without it, a net of degrees. */
  sketch?: MapSketch;
  /** Where to look while nothing is chosen; the map follows it until then. @default so that all `places` are seen, or the middle of Uzbekistan */
  start?: MapPoint;
  /** How near to look there: 6 shows a country, 10 a region, 15 a street. @default 6 */
  startZoom?: number;
  /** From which zoom on a first place can be chosen; farther off, a press or Enter only comes nearer. @default 0 */
  chooseFrom?: number;
  /** On top of the map: a `SearchField` or a `ComboBox` of addresses. */
  search?: ReactNode;
  /** Hint below the map; hidden while an error is shown. */
  description?: ReactNode;
  /** Words of the error; they make the frame red. */
  errorMessage?: string | null;
  /** Asterisk for eyes, and a word for screen readers. @default false */
  isRequired?: boolean;
  /** Shows its place and stands still: neither map, nor search, nor zoom can be focused or pressed. @default false */
  isDisabled?: boolean;
}

const none: readonly MapPlace[] = [];

/**
 * Chooses a place: the pin is in the middle and the map moves under it, by mouse, touch, arrows and +/−; a press on a place brings it
 * there. Until one is chosen a cross marks the middle.
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
  // What keys do is not said where they do nothing.
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
        {status === 'ready' && isTooFar && labels.tooFar && (
          <div className={css.hint}>{labels.tooFar}</div>
        )}
        {note.length > 0 && (
          <div id={isPlain ? noteId : undefined} className={css.attribution}>
            {note.join('. ')}
          </div>
        )}
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
