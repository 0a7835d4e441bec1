import { second } from '../../src/platform/values/clock';
import { dealerships } from '../dealers';
import type { Random } from '../random';
import type { BannerEvents, Marketplace, MarketplaceCampaign } from './marketplace-client';

/** Between two visits; each campaign shows its banners a few times meanwhile. */
const visits = { from: 20 * second, to: 45 * second } as const;
/** Of a hundred who see a banner so many press it. */
const clickShare = 0.03;
/** A moderator has read a campaign so long after it was sent. */
const readFor = 40 * second;

const isDemo = ({ dealership }: MarketplaceCampaign) =>
  Object.values(dealerships).some(({ id }) => id === dealership.id);

/** Buyers who see the demo dealers' banners, and press some; and the moderator who lets a new campaign through. */
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

  /** What was in the queue before somebody tried the product stays there, so that the queue is seen. */
  async function moderate(now: Date): Promise<void> {
    for (const campaign of await marketplace.campaigns('moderation')) {
      const since = Date.parse(campaign.status_since);
      if (!isDemo(campaign) || since < start || now.getTime() - since < readFor) continue;
      // oxlint-disable-next-line no-await-in-loop -- one moderator
      await marketplace.approveCampaign(campaign.id);
    }
  }

  return {
    /** Does what is due. */
    async step(now: Date): Promise<void> {
      if (now.getTime() < nextVisit) return;
      nextVisit = now.getTime() + random.between(visits.from, visits.to);
      await moderate(now);
      await visit(now);
    },
  };
}
