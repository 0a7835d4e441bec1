import type { Demo } from '../src/platform/deps';
import { inviteDemoBuyer } from './buyer/invite-demo-buyer';
import { findDemoDealer } from './find-demo-dealer';
import { inviteListingModerator } from './moderator/invite-listing-moderator';
import { prepareDemo } from './prepare-demo';

export const demo: Demo = {
  prepare: prepareDemo,
  findDealer: findDemoDealer,
  inviteGuests(config, app) {
    const guests = [inviteDemoBuyer(config, app), inviteListingModerator(config, app)];
    return () => {
      for (const sendAway of guests) sendAway();
    };
  },
};
