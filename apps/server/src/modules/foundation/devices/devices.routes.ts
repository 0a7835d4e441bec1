import { handlersOf } from '../../../platform/http/contract';
import { noContent } from '../../../platform/http/reply';
import { toDevice } from './devices.mapper';
import type { DevicesService } from './devices.service';

export function devicesRoutes(devices: DevicesService) {
  return handlersOf({
    async getDevice({ dealer, params }) {
      return { status: 200, body: toDevice(await devices.get(dealer, params.fingerprint)) };
    },
    async putDevice({ dealer, params, body }) {
      return { status: 200, body: toDevice(await devices.put(dealer, params.fingerprint, body)) };
    },
    deleteDevice: ({ dealer, params }) => noContent(devices.remove(dealer, params.fingerprint)),
  });
}
