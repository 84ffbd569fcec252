import type { FastifyInstance } from 'fastify';
import { GROUP_NAMES } from '#domain/notifications/groups.ts';
import { sharedPaths } from '#lib/paths.ts';
import type { OutputOf } from '#contract/call.ts';
import { unsubscribe as call } from '#contract/notifications.ts';
import { dispatch, takeOfAddress } from '#server/calls/dispatch.ts';
import { factsOf } from '#server/calls/mount.ts';
import type { Handler } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';

/**
 * `POST /baja/:clave`: what mailboxes send when somebody presses «Cancelar suscripción» there (RFC 8058). It is the call of
 * the page at the same address, without a redirect, which the standard forbids. Following the link changes nothing.
 */
export function mountUnsubscribe(
  app: FastifyInstance,
  services: Services,
  handlers: readonly Handler[],
): void {
  const handler = handlers.find((one) => one.call.path === call.path);
  if (!handler) throw new Error(`no handler for ${call.path}`);
  app.post<{ Params: { clave: string } }>(
    sharedPaths.unsubscribe(':clave'),
    async (request, reply) => {
      const { clave } = request.params;
      const facts = factsOf(request, reply, services, {
        address: request.network,
        images: {},
      });
      await takeOfAddress(call, services, facts);
      const incoming = { body: { clave }, facts, log: request.log };
      const done = await dispatch(handler, services, incoming);
      const { grupo } = done as OutputOf<typeof call>;
      return reply
        .type('text/plain; charset=utf-8')
        .send(`Listo: ya no te llega por correo lo de «${GROUP_NAMES[grupo]}».`);
    },
  );
}
