import type { AutoRow } from '../autos/auto-reader';
import type { CellError, FieldValue, ImportField } from './import-types';
import type { Matcher } from './matching';
import type { RowValues } from './row-values';

interface ModelParts {
  matcher: Matcher;
  texts: RowValues['texts'];
  found: AutoRow | undefined;
  isNew: boolean;
  isOtherModel: boolean;
  currentModel: number | undefined;
  currentYear: number | undefined;
  /** The model with the trim level of a choice. */
  chosen: { position_id?: number } | undefined;
  /** Null where an empty cell clears the field. */
  cleared: (value: null | undefined) => null | undefined;
}

/** Generation, modification and trim level of the row's model. A generation is taken from the year where only one fits. */
export function putModelParts(
  {
    matcher,
    texts,
    found,
    isNew,
    isOtherModel,
    currentModel,
    currentYear,
    chosen,
    cleared,
  }: ModelParts,
  put: (field: ImportField, value: FieldValue | undefined) => void,
  reject: (field: ImportField, code: CellError['code']) => unknown,
): void {
  let generation: number | undefined = isOtherModel
    ? undefined
    : (found?.generation_id ?? undefined);
  if (currentModel !== undefined) {
    if (texts.generation != null) {
      generation = matcher.generation(currentModel, texts.generation, currentYear);
      if (generation === undefined) reject('generation', 'not_known');
      put('generation', generation);
    } else if (isNew || isOtherModel) {
      generation = matcher.generation(currentModel, undefined, currentYear);
      put('generation', generation ?? (isOtherModel ? null : undefined));
    } else put('generation', cleared(texts.generation));
    if (isOtherModel) {
      put('modification', null);
      put('position', null);
    }
    if (texts.modification != null) {
      const id = matcher.modification(generation, texts.modification);
      if (id === undefined) reject('modification', 'not_known');
      put('modification', id);
    } else put('modification', cleared(texts.modification));
    if (texts.position != null) {
      const id = matcher.position(generation, texts.position);
      if (id === undefined) reject('position', 'not_known');
      put('position', id);
    } else if (chosen?.position_id !== undefined)
      put('position', matcher.positionLike(chosen.position_id, generation));
    else put('position', cleared(texts.position));
  }
}
