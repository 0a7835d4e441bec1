import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../platform/http/problem';
import { groupPhone } from '../../../platform/values/phone';
import { botTexts } from './bot-texts';
import type { TelegramServices } from './telegram.module';

/** Registers the page behind a button of the bot, because buttons take no `tel:` links. It shows one number of one lead for a week. */
export function installCallPage(app: FastifyInstance, { callOf }: TelegramServices): void {
  app.get<{ Params: { data: string } }>('/call/:data', async ({ params }, reply) => {
    const found = await callOf(params.data);
    if (found === undefined) throw notFound();
    const { phone, language } = found;
    const { call } = botTexts[language];
    // The number has been checked to consist of a plus and digits.
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${call}</title></head><body><main><h1><a href="tel:${phone}">${groupPhone(phone)}</a></h1><p><a href="tel:${phone}">${call}</a></p></main></body></html>`,
      );
  });
}
