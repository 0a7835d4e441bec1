import { second } from '../../src/platform/values/clock';
import { dealerships } from '../dealers';
import type { Random } from '../random';
import type { BannerEvents, Marketplace, MarketplaceCampaign } from './marketplace-client';

/** Each campaign shows its banners a few times per visit. */
const visits = { from: 20 * second, to: 45 * second } as const;
const clickShare = 0.03;
const readFor = 40 * second;

const isDemo = ({ dealership }: MarketplaceCampaign) =>
  Object.values(dealerships).some(({ id }) => id === dealership.id);

export function createBannerViewers(
  marketplace: Marketplace,
  { random, startedAt }: { random: Random; startedAt: Date },
) {
  const start = startedAt.getTime();
  let nextVisit = start + random.between(visits.from, visits.to);
  let seen = 0;

  function eventsOf({ id, banners }: MarketplaceCampaign, now: Date): BannerEvents['events'] {
    return Array.from({ length: random.int(1, 3) }, () => random.pick(banners)).flatMap(
      ({ position, language }) => {
        seen += 1;
        const view = { position, language, at: now.toISOString(), kind: 'view' as const };
        const name = `demo-${start}-${id}-${seen}`;
        return random.chance(clickShare)
          ? [
              { ...view, id: name },
              { ...view, id: `${name}-click`, kind: 'click' as const },
            ]
          : [{ ...view, id: name }];
      },
    );
  }

  async function visit(now: Date): Promise<void> {
    for (const campaign of await marketplace.campaigns('active')) {
      if (!isDemo(campaign) || campaign.banners.length === 0) continue;
      // oxlint-disable-next-line no-await-in-loop -- a handful, one after the other as on a page
      await marketplace.addBannerEvents(campaign.id, { events: eventsOf(campaign, now) });
    }
  }

  /** Approves new campaigns. Those queued before the start stay, so that the queue is not empty. */
  async function moderate(now: Date): Promise<void> {
    for (const campaign of await marketplace.campaigns('moderation')) {
      const since = Date.parse(campaign.status_since);
      if (!isDemo(campaign) || since < start || now.getTime() - since < readFor) continue;
      // oxlint-disable-next-line no-await-in-loop -- one moderator
      await marketplace.approveCampaign(campaign.id);
    }
  }

  return {
    async step(now: Date): Promise<void> {
      if (now.getTime() < nextVisit) return;
      nextVisit = now.getTime() + random.between(visits.from, visits.to);
      await moderate(now);
      await visit(now);
    },
  };
}
