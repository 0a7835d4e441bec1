/** Null for missing references. */
export interface NamedCar {
  brand_name: string | null;
  car_model_name: string | null;
  year: number | null;
}

/** "Tracker, 2023"; undefined without a car. */
export function shortCarTitle({
  car_model_name,
  year,
}: Pick<NamedCar, 'car_model_name' | 'year'>): string | undefined {
  if (car_model_name === null) return undefined;
  return `${car_model_name}${year === null ? '' : `, ${year}`}`;
}

/** "Chevrolet Tracker, 2023"; undefined without a car. */
export function carTitle(car: {
  [K in keyof NamedCar]: K extends 'year' ? number | null : string;
}): string;
export function carTitle(car: NamedCar): string | undefined;
export function carTitle({ brand_name, car_model_name, year }: NamedCar): string | undefined {
  const short = shortCarTitle({ car_model_name, year });
  return brand_name === null || short === undefined ? undefined : `${brand_name} ${short}`;
}
