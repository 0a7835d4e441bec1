import { hour } from '../../../platform/values/clock';
import type { FastifyInstance } from 'fastify';
import type { RatesService } from './rates.service';

export function installRateRefresh(
  app: FastifyInstance,
  { refresh }: Pick<RatesService, 'refresh'>,
): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    void refresh();
    timer = setInterval(() => void refresh(), hour);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
