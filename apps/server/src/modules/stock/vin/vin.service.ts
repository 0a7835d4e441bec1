import type { Deps } from '../../../platform/deps';
import type { Access } from '../../../platform/values/access';
import { validation } from '../../../platform/http/problem';
import { dayInTashkent } from '../../../platform/values/clock';
import type { QueryOf, ResponseOf } from '../../../platform/values/contract';
import type { CatalogIndex, CatalogService } from '../../catalogue/catalog/catalog.service';
import { type Maker, loadMakers } from '../../catalogue/data/load-makers';
import type { AutoServices } from '../autos/autos.module';
import { checkDigit, makerOf, modelSigns, modelYears, readVin, yearsOfModel } from './vin-rules';
import { createVinRepository } from './vin.repository';

export type VinCheck = ResponseOf<'checkVin'>;

/** Facts of a VIN. */
export type VinFacts = Pick<VinCheck, 'maker' | 'brand' | 'car_model' | 'years'>;

export function createVinService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    catalog,
    autos: { titleOf, listedWithVin },
  }: { catalog: CatalogService; autos: Pick<AutoServices, 'titleOf' | 'listedWithVin'> },
) {
  const repository = createVinRepository(db);
  let known: Promise<ReadonlyMap<string, Maker>> | undefined;

  function factsOf(
    index: CatalogIndex,
    maker: Maker | undefined,
    vin: string,
    { agreed, chosen }: { agreed: number | undefined; chosen: number | undefined },
  ): VinFacts {
    const model = index.rows.models.get(agreed ?? 0);
    const brand = index.rows.brands.get(model?.brand_id ?? maker?.brand_id ?? 0);
    const isShown = brand !== undefined && !brand.hidden;
    const all =
      maker?.year10 === true ? modelYears(vin, Number(dayInTashkent(clock.now()).slice(0, 4))) : [];
    const of = chosen ?? model?.id;
    return {
      ...(maker && { maker: { name: maker.maker, country: maker.country } }),
      ...(isShown && { brand: { id: brand.id, name: brand.name } }),
      ...(isShown && model && !model.hidden && { car_model: { id: model.id, name: model.name } }),
      years: of === undefined ? all : yearsOfModel(all, of, index.rows.generations),
    };
  }

  /** @param chosen the model that cuts the years; by default the one of the VIN */
  async function facts(vins: readonly string[], chosen?: number): Promise<Map<string, VinFacts>> {
    known ??= loadMakers();
    const makers = await known;
    const index = await catalog.current();
    const models = await repository.models([
      ...new Set(vins.map((vin) => vin.slice(0, modelSigns))),
    ]);
    return new Map(
      vins.map((vin) => {
        const agreed = models.get(vin.slice(0, modelSigns));
        return [vin, factsOf(index, makers.get(makerOf(vin)), vin, { agreed, chosen })];
      }),
    );
  }

  return {
    facts,

    elsewhere: async (access: Access, vins: readonly string[]): Promise<ReadonlySet<string>> =>
      vins.length === 0 ? new Set() : repository.elsewhere(access, vins),

    /** @throws Problem 422 `vin_length` or `vin_letters` */
    async check(
      access: Access,
      text: string,
      { auto_id, car_model_id }: QueryOf<'checkVin'>,
    ): Promise<VinCheck> {
      const read = readVin(text);
      if ('code' in read) {
        if (read.suggestion === undefined) throw validation([{ field: 'vin', code: read.code }]);
        return {
          suggestion: read.suggestion,
          check_digit: 'none',
          years: [],
          is_taken: false,
          is_elsewhere: false,
        };
      }
      const { vin } = read;
      const own = await listedWithVin(access, vin, auto_id);
      const title = own && (await titleOf(access, own.id));
      const elsewhere = await repository.elsewhere(access, [vin]);
      const found = await facts([vin], car_model_id);
      return {
        vin,
        check_digit: checkDigit(vin),
        years: [],
        ...found.get(vin),
        is_taken: own !== undefined,
        ...(own && title !== undefined && { own: { id: own.id, name: title } }),
        is_elsewhere: elsewhere.has(vin),
      };
    },
  };
}

export type VinService = ReturnType<typeof createVinService>;
