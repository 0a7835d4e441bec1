import type { HandlersFor } from '../../contract';
import { toDevice } from './devices.mapper';
import type { DevicesService } from './devices.service';

export function devicesRoutes(
  devices: DevicesService,
): HandlersFor<'getDevice' | 'putDevice' | 'deleteDevice'> {
  return {
    async getDevice({ dealer, params }) {
      return { status: 200, body: toDevice(await devices.get(dealer, params.fingerprint)) };
    },
    async putDevice({ dealer, params, body }) {
      return { status: 200, body: toDevice(await devices.put(dealer, params.fingerprint, body)) };
    },
    async deleteDevice({ dealer, params }) {
      await devices.remove(dealer, params.fingerprint);
      return { status: 204 };
    },
  };
}
