import { isDeepStrictEqual } from 'node:util';
import { operations } from '@karvon/api/operations';
import * as z from 'zod/v4/core';
import { dayInTashkent } from '../../../platform/values/clock';
import { fieldErrors } from '../../../platform/http/validation';
import { norm } from '../../../platform/values/text-norm';
import {
  type AutoFields,
  changedPaths,
  columnsOf,
  emptyFields,
  fieldsOf,
} from '../autos/auto-fields';
import { consistencyErrors, missingErrors } from '../autos/auto-requirements';
import { canEdit, mustStayComplete } from '../autos/transition-rules';
import { bodyOf, fieldOf, pathOf } from './field-paths';
import type {
  Ask,
  Candidate,
  CellError,
  ChoiceField,
  FieldValue,
  ImportField,
  PlannedRow,
  RowPlan,
  Warning,
} from './import-types';
import { conditionOf, isSure, optionSets } from './matching';
import { putModelParts } from './plan-model';
import { carText, changesOf, titleOf } from './plan-names';
import { moderationWarning, purchaseOf, sentWarnings, sumOf } from './plan-money';
import { nameByVin, vinWarnings, yearByVin } from './plan-vin';
import {
  type PlanContext,
  editedPaths,
  carsWith,
  keyOfChoice,
  rememberedKey,
  rememberedOf,
  similarityKeyOf,
} from './plan-context';
import { type ReadRow, readRow } from './row-values';
import type { Cell } from './sheet-worker';

export function planRow(cells: readonly Cell[], row: number, context: PlanContext): PlannedRow {
  const { matcher, options, cars } = context;
  const { rows } = matcher;
  const read: ReadRow = readRow(cells, row, context);
  const { texts, numbers, flags } = read.values;
  const errors: CellError[] = [...read.errors];
  const asks: Ask[] = [];
  const warnings: Warning[] = [];
  const left = { field: 'changed_car', value: String(row), skip: true };
  let isSkipped = context.chosen.some((item) => isDeepStrictEqual(item, left));
  const reject = (
    field: ImportField | undefined,
    code: CellError['code'],
    params?: CellError['params'],
  ) =>
    errors.push({
      ...(field && { field, ...read.cellOf(field) }),
      code,
      ...(params && { params }),
    });

  /** The remembered choice, or a new question. */
  function ask(
    field: ChoiceField,
    text: string,
    candidates: Candidate[],
    of: Pick<Ask, 'brand_id' | 'car_model_id' | 'car_model' | 'currency'> = {},
  ): { id: number; position_id?: number } | undefined {
    const question = { field, value: text.slice(0, 200), ...of };
    const choice =
      context.chosen.find((item) => keyOfChoice(item) === keyOfChoice(question)) ??
      context.remembered.get(rememberedKey(rememberedOf({ ...question, value: text })));
    // An entry of the catalogue may be merged or hidden since.
    if (choice !== undefined && (choice.id === undefined || matcher.has(field, choice.id))) {
      if ('skip' in choice && choice.skip === true) isSkipped = true;
      const { id, position_id } = choice;
      return id === undefined
        ? undefined
        : { id, ...(position_id !== undefined && { position_id }) };
    }
    asks.push({ ...question, candidates });
    return undefined;
  }

  const { vin = null, external_id = null } = texts;
  for (const [field, key] of [
    ['vin', vin],
    ['external_id', external_id],
  ] as const) {
    const first = key === null ? undefined : context.firstRows.get(`${field} ${key}`);
    if (first !== undefined && first < row) reject(field, 'duplicate_row', { row: first });
  }
  const { car: byVin, isShared: isVinShared } = carsWith(cars.byVin, vin);
  const { car: byNumber, isShared: isNumberShared } = carsWith(cars.byNumber, external_id);
  if (isVinShared) reject('vin', 'key_shared');
  else if (isNumberShared && byVin === undefined) reject('external_id', 'key_shared');
  let found = byVin ?? byNumber;
  const hasNumber = byVin !== undefined && cars.byNumber.get(external_id ?? '')?.includes(byVin);
  if (byVin !== undefined && byNumber !== undefined && hasNumber !== true) {
    if (cars.isVisible(byVin) && cars.isVisible(byNumber))
      reject('vin', 'key_conflict', {
        vin_car: carText(matcher, byVin),
        number_car: carText(matcher, byNumber),
      });
    else reject('vin', 'not_permitted');
  }
  const facts = found === undefined && vin !== null ? context.vins.get(vin) : undefined;
  if (facts !== undefined) nameByVin(texts, facts);

  const modelFrom = (text: string, brandId: number | undefined) => {
    const match = matcher.model(text, brandId);
    const sure = isSure(match)
      ? match
      : ask(
          'car_model',
          text,
          match.candidates,
          brandId === undefined ? {} : { brand_id: brandId },
        );
    return sure;
  };
  let brandId: number | undefined;
  if (texts.brand != null) {
    const match = matcher.brand(texts.brand);
    brandId = isSure(match) ? match.id : ask('brand', texts.brand, match.candidates)?.id;
  }
  const isBrandOpen = texts.brand != null && brandId === undefined;
  const model =
    texts.car_model == null || isBrandOpen ? undefined : modelFrom(texts.car_model, brandId);
  const modelId = model?.id;
  if (modelId !== undefined) brandId = matcher.brandOf(modelId);
  if (facts !== undefined) numbers.year ??= yearByVin(facts, modelId, matcher) ?? null;

  const values: Record<string, FieldValue> = {};
  const put = (field: string, value: FieldValue | undefined) => {
    if (value !== undefined) values[pathOf(field)] = value;
  };

  const priceOf = (field: 'price' | 'purchase_price') =>
    sumOf(field, read.values[field], context, ask);
  const price = priceOf('price');
  const year = numbers.year ?? undefined;

  // A car that looks the same, for rows without a key.
  const hasNoKey = vin === null && external_id === null;
  if (found === undefined && hasNoKey && modelId !== undefined && price != null) {
    const similarityKey = similarityKeyOf({
      car_model_id: modelId,
      year: year ?? null,
      mileage: numbers.mileage ?? null,
      price: price.amount,
    });
    const same = cars.bySimilarity
      .get(similarityKey)
      ?.find((car) => car.status !== 'sold_on_karvon' && car.status !== 'archived');
    if (same !== undefined) {
      const name = `${matcher.nameOf(modelId) ?? ''}${year === undefined ? '' : `, ${year}`}`;
      const choice = ask('same_car', String(row), [{ id: same.id, name }]);
      if (choice !== undefined && choice.id !== 0) found = same;
    }
  }

  if (found !== undefined && !cars.isVisible(found)) reject(undefined, 'not_permitted');
  else if (found?.status === 'sold_on_karvon') {
    const date = dayInTashkent(found.sold_at ?? found.status_changed_at);
    reject(undefined, 'auto_sold', { date });
    isSkipped = true;
  } else if (found !== undefined && !canEdit(found.status) && found.status !== 'archived')
    reject(undefined, 'auto_locked');
  if (found !== undefined && options.found === 'skip') isSkipped = true;

  // Values of the catalogue and of the car.
  const isNew = found === undefined;
  if (isNew && !isSkipped) {
    if (texts.brand == null && modelId === undefined) reject('brand', 'required');
    if (texts.car_model == null) reject('car_model', 'required');
  }
  if (modelId !== undefined && brandId !== undefined) {
    put('brand', brandId);
    put('car_model', modelId);
  }
  const isOtherModel =
    found !== undefined && modelId !== undefined && found.car_model_id !== modelId;
  const currentModel = modelId ?? found?.car_model_id;
  const currentYear = year ?? found?.year ?? undefined;
  const clears = options.empties === 'clear' && !isNew;
  const cleared = (value: null | undefined) => (clears && value === null ? null : undefined);

  putModelParts(
    {
      matcher,
      texts,
      found,
      isNew,
      isOtherModel,
      currentModel,
      currentYear,
      chosen: model,
      cleared,
    },
    put,
    ask,
  );
  for (const set of optionSets) {
    const text = texts[set];
    if (text == null) {
      put(set, cleared(text));
      continue;
    }
    const match = matcher.option(set, text);
    const id = isSure(match) ? match.id : ask(set, text, match.candidates)?.id;
    put(set, id);
  }
  if (texts.condition != null) {
    const match = matcher.condition(texts.condition);
    const id = isSure(match) ? match.id : ask('condition', texts.condition, match.candidates)?.id;
    put('condition', id === undefined ? undefined : conditionOf(id));
  } else put('condition', cleared(texts.condition));
  put('year', numbers.year ?? cleared(numbers.year));
  put('mileage', numbers.mileage ?? cleared(numbers.mileage));
  put('number_of_owners', numbers.number_of_owners ?? cleared(numbers.number_of_owners));
  put('description', texts.description ?? cleared(texts.description));
  if (vin !== null) put('vin', vin);
  put('is_karvon_nasiya', flags.is_karvon_nasiya ?? undefined);
  put('is_trade_in', flags.is_trade_in ?? undefined);
  if (price != null) {
    put('price', price.amount);
    put('currency', price.currency);
  } else put('price', cleared(read.values.price === null ? null : undefined));

  let salon = isNew ? context.salons.find(({ id }) => id === options.avtosalon) : undefined;
  if (texts.avtosalon != null) {
    const wanted = norm(texts.avtosalon);
    salon = context.salons.find(({ name }) => norm(name) === wanted);
    if (salon === undefined) reject('avtosalon', 'not_known');
  } else if (isNew && salon === undefined && !isSkipped) reject('avtosalon', 'unknown_reference');
  if (salon !== undefined) {
    put('avtosalon', salon.id);
    if (isNew) {
      values['region'] = salon.region_id;
      values['district'] = salon.district_id;
    }
  }

  const before = found && cars.purchases.get(found.id);
  const purchase = purchaseOf(
    read.values,
    { cost: priceOf('purchase_price'), before, now: context.now },
    reject,
  );

  const loaded = found && cars.photos.get(found.id);
  const photos =
    read.values.photos?.some((address) => loaded?.has(address) !== true) === true
      ? read.values.photos
      : undefined;

  const feed = context.feed && { ...values };
  if (found !== undefined)
    for (const path of editedPaths(found, context.feed?.get(found.id))) delete values[path];

  // Rules of the contract and of the car.
  const schema = isNew ? operations.createAuto.body : operations.updateAuto.body;
  const canBeChecked = !isNew || (modelId !== undefined && brandId !== undefined);
  if (canBeChecked && !isSkipped) {
    const body = bodyOf(values);
    const parsed = z.safeParse(schema, body);
    if (!parsed.success)
      for (const { field, code, params } of fieldErrors(parsed.error, body))
        reject(fieldOf(field), code, params);
  }
  const old = found && fieldsOf(found);
  const fields: AutoFields = {
    ...(old ?? { ...emptyFields, brand_id: brandId ?? 0, car_model_id: modelId ?? 0 }),
    ...columnsOf(bodyOf(values)),
  };
  const generationRow = rows.generations.get(fields.generation_id ?? 0) ?? null;
  if (canBeChecked && !isSkipped) {
    const known = {
      generation: generationRow && { ...generationRow, hidden: false },
    };
    const rules = [
      ...consistencyErrors(fields, [], known, context.now),
      ...(found !== undefined && mustStayComplete(found.status)
        ? missingErrors(fields, Math.max(1, found.photo_count))
        : []),
    ];
    for (const { field, code, params } of rules) reject(fieldOf(field), code, params);
  }

  const changed = old === undefined ? [] : changedPaths(old, fields);
  const oldNumber = found && cars.numbers.get(found.id);
  const isNumbered = external_id !== null && external_id !== oldNumber;
  const changes = changesOf(context, {
    old,
    fields,
    paths: old === undefined ? Object.keys(values) : changed,
    number: isNumbered ? { before: oldNumber, after: external_id } : undefined,
    purchase: purchase && { before, after: purchase },
  });

  warnings.push(...vinWarnings(vin, context));
  if (isNew && hasNoKey && !isSkipped) warnings.push({ code: 'no_key' });
  const moderation =
    found && moderationWarning(found, fields, { changed, rate: context.rate, photos });
  if (moderation) warnings.push(moderation);
  if (isNew && photos) warnings.push(...sentWarnings(fields, options.fresh));

  const planned: RowPlan = {
    values:
      old === undefined
        ? values
        : Object.fromEntries(
            Object.entries(values).filter(([path]) => changed.some((one) => one === path)),
          ),
    changes,
    ...(isNumbered && { external_id }),
    ...(purchase && { purchase }),
    ...(photos && { photos }),
    ...(feed && { feed }),
  };
  const isSame = found !== undefined && changes.length === 0 && photos === undefined;
  const result: PlannedRow['result'] = isSkipped
    ? 'skipped'
    : errors.length > 0
      ? 'failed'
      : asks.length > 0
        ? 'choice'
        : isNew
          ? 'new'
          : isSame
            ? 'same'
            : 'changed';
  return {
    result,
    title: titleOf(currentModel && matcher.nameOf(currentModel), texts, currentYear),
    vin,
    external_id,
    auto_id: found?.id ?? null,
    auto_version: found?.version ?? null,
    plan: result === 'failed' || result === 'choice' || result === 'skipped' ? null : planned,
    asks: result === 'choice' ? asks : [],
    errors: result === 'failed' || result === 'skipped' ? errors : [],
    warnings: result === 'new' || result === 'changed' ? warnings : [],
  };
}
