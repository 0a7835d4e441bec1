import type { WorkPanel } from '@karvon/api/main';
import { Stack } from '@karvon/ui/Stack';
import { ApplicationsQueue } from './ApplicationsQueue';
import { CampaignsCard } from './CampaignsCard';
import { CarsQueue } from './CarsQueue';
import { RoomsQueue } from './RoomsQueue';
import { SpeedCard } from './SpeedCard';
import type { WorkActions } from './use-work-actions';

export function MoreQueues({ panel, actions }: { panel: WorkPanel; actions: WorkActions }) {
  return (
    <Stack gap={4}>
      <RoomsQueue panel={panel} />
      <CarsQueue panel={panel} actions={actions} />
      <ApplicationsQueue panel={panel} />
    </Stack>
  );
}

export function SideCards({ panel }: { panel: WorkPanel }) {
  return (
    <Stack gap={4}>
      <CampaignsCard panel={panel} />
      <SpeedCard panel={panel} />
    </Stack>
  );
}

export { CallPopover } from './CallPopover';
export { RefreshCard } from './RefreshCard';
