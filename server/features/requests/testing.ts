import { makeClient, makeProfessional } from '#demo/factories.ts';
import { getMessages, sendRequest } from '#contract/chat.ts';
import * as projects from '#contract/projects.ts';
import * as requests from '#contract/requests.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf } from '#server/testing/project.ts';

/** What is asked for, where a test says nothing else. */
export const ASKED = {
  categoria: 'Plomería',
  opt: 'Reparar una fuga',
  cantidad: '2',
  titulo: 'Fuga en la cocina',
  descripcion_servicio: 'Gotea debajo de la tarja.',
  hora: '10:00',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
};

/** People who ask and answer; `test` is asked for when they do, because it starts after this. */
export function askingAndAnswering(test: () => TestApp) {
  const client = async () => sessionOf(await makeClient(test().services));
  const professional = async () => sessionOf(await makeProfessional(test().services));
  const day = (days: number) => mexicoDay(test().services.clock().getTime() + days * DAY);
  let sent = 0;
  const askedBefore = new Set<string>();
  /** Other words after the first time: the same request is not sent again while it waits. */
  const wordsOf = ({ keylogin }: Credentials) => {
    const again = askedBefore.has(keylogin) ? ` Vez ${sent}.` : '';
    askedBefore.add(keylogin);
    return ASKED.descripcion_servicio + again;
  };
  /** Sends a request; answers its number. */
  async function ask(
    as: Credentials,
    to: readonly Credentials[],
    extra = {},
    images: Buffer[] = [],
    where = {},
  ) {
    const body = {
      recipients: to.map(({ keylogin }) => keylogin),
      msg: 'Solicitud de servicio: Plomería',
      client_id: `solicitud-${++sent}`,
      solicitud: {
        ...ASKED,
        descripcion_servicio: wordsOf(as),
        fecha: day(2),
        ...extra,
      },
      ...where,
    };
    const imagenes = images.map((content, index) => ({ name: `${index}.jpg`, content }));
    const { id_solicitud } = await test().call.send(sendRequest, body, {
      as,
      images: { imagenes },
    });
    return { id: id_solicitud ?? 0, body };
  }
  const seenBy = async (as: Credentials, id: number) =>
    (await test().call.send(requests.getRequest, { id }, { as })).solicitud;
  const statesOf = async (as: Credentials, id: number) =>
    Object.fromEntries(
      (await seenBy(as, id)).destinatarios.map(({ keylogin, estado }) => [keylogin, estado]),
    );
  const waitingFor = async (as: Credentials) =>
    (await test().call.send(requests.getReceivedRequests, { por_responder: true }, { as }))
      .solicitudes;
  const readBy = (as: Credentials, other: Credentials) =>
    test().call.send(
      getMessages,
      { key_primary: as.keylogin, key_secundary: other.keylogin },
      { as },
    );
  async function propose(as: Credentials, to: Credentials, precio: number, solicitud?: number) {
    const begun = await test().call.send(
      projects.beginProposal,
      {
        proposal: {
          sender: to.keylogin,
          titulo: 'Cambiar llave',
          descripcion: 'Con todo.',
          precio,
        },
      },
      { as },
    );
    const { proposal } = await test().call.send(
      projects.updateDataProposal,
      {
        proposal: {
          id: begun.proposal.id,
          estado: 'publicada',
          ...(solicitud !== undefined && { solicitud }),
        },
      },
      { as },
    );
    return proposal;
  }
  const accept = (as: Credentials, { id, version }: { id: number; version: number }) =>
    test().call.send(
      projects.updateProposal,
      { id_proposal: id, estado: 'por_pagar', version },
      { as },
    );
  return { client, professional, day, ask, seenBy, statesOf, waitingFor, readBy, propose, accept };
}
