import type { AutoRow } from '../autos/auto-reader';
import type { Ask, Candidate, FieldValue, ImportField } from './import-types';
import { isSure, type Matcher, type PartField } from './matching';
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
  ask: (
    field: PartField,
    text: string,
    candidates: Candidate[],
    of: Pick<Ask, 'car_model_id' | 'car_model'>,
  ) => { id: number } | undefined,
): void {
  if (currentModel === undefined) return;
  const of = { car_model_id: currentModel, car_model: matcher.nameOf(currentModel) ?? '' };
  /** @returns undefined while the value is open, and when a choice leaves the field empty */
  const read = (field: PartField, text: string, generation: number | undefined) => {
    const match = matcher.part(field, text, {
      modelId: currentModel,
      generationId: generation,
      year: currentYear,
    });
    const id = isSure(match) ? match.id : ask(field, text, match.candidates, of)?.id;
    return id === 0 ? undefined : id;
  };
  let generation: number | undefined = isOtherModel
    ? undefined
    : (found?.generation_id ?? undefined);
  if (texts.generation != null) {
    generation = read('generation', texts.generation, undefined);
    put('generation', generation);
  } else if (isNew || isOtherModel) {
    generation = matcher.onlyGeneration(currentModel, currentYear);
    put('generation', generation ?? (isOtherModel ? null : undefined));
  } else put('generation', cleared(texts.generation));
  if (isOtherModel) {
    put('modification', null);
    put('position', null);
  }
  const putPart = (field: 'modification' | 'position', text: string) => {
    const id = read(field, text, generation);
    put(field, id);
    if (id === undefined || generation !== undefined) return;
    generation = matcher.generationOf(field, id);
    put('generation', generation);
  };
  if (texts.modification != null) putPart('modification', texts.modification);
  else put('modification', cleared(texts.modification));
  if (texts.position != null) putPart('position', texts.position);
  else if (chosen?.position_id !== undefined)
    put('position', matcher.positionLike(chosen.position_id, generation));
  else put('position', cleared(texts.position));
}
