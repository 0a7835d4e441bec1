import { second } from '../../src/platform/values/clock';
import type { Random } from '../random';
import type { Marketplace, ModelDecision, ProposedModel } from './marketplace-client';

const interval = 10 * second;
const thinking = { from: 15 * second, to: 35 * second } as const;

/** Declines a proposal with an entry in the catalogue and names that entry. Adds all others. */
export function decisionOf({ car_model, generation, similar }: ProposedModel): ModelDecision {
  const isDouble = ({ kind, is_exact }: ProposedModel['similar'][number]) =>
    is_exact &&
    (kind === 'model'
      ? car_model.id === undefined
      : generation.id === undefined && kind === 'generation');
  const double = similar.find(isDouble);
  if (double === undefined) return { decision: 'approved' };
  const name = [double.brand.name, double.car_model.name, double.generation?.name]
    .filter(Boolean)
    .join(' ');
  return {
    decision: 'declined',
    reasons: [
      {
        field: double.generation === undefined ? 'car_model.name' : 'generation.name',
        code: 'already_in_catalog',
        text_ru: `В каталоге уже есть: ${name}`,
        text_uz: `Katalogda bor: ${name}`,
      },
    ],
    catalog: {
      brand_id: double.brand.id,
      car_model_id: double.car_model.id,
      ...(double.generation !== undefined && { generation_id: double.generation.id }),
    },
  };
}

/** Proposals of the demo's past stay unchanged. */
export function createDemoModerator(
  marketplace: Marketplace,
  { random, startedAt }: { random: Random; startedAt: Date },
) {
  let nextCheck = startedAt.getTime() + interval;
  const due = new Map<number, number>();
  const decided = new Set<number>();

  return {
    async step(now: Date): Promise<void> {
      const time = now.getTime();
      if (time < nextCheck) return;
      nextCheck = time + interval;
      for (const proposal of await marketplace.proposals()) {
        const { id, created_at } = proposal;
        if (Date.parse(created_at) < startedAt.getTime() || decided.has(id)) continue;
        const at = due.get(id) ?? time + random.between(thinking.from, thinking.to);
        due.set(id, at);
        if (at > time) continue;
        decided.add(id);
        // oxlint-disable-next-line no-await-in-loop -- equal proposals are decided together by the first
        await marketplace.decideProposal(id, decisionOf(proposal));
      }
    },
  };
}
