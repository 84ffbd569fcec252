import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMessages } from '#contract/chat.ts';
import { openDispute, resolveDispute, withdrawDispute } from '#contract/disputes.ts';
import { requestChanges, updateDataProposal, withdrawProposal } from '#contract/projects.ts';
import { makeAdmin, makeProfessional } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { letTimePass, projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { reachOf } from '#server/testing/reach.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The last automatic message of the chat, without names. */
async function lastMessage(project: TestProject): Promise<string> {
  const { client, professional } = project;
  const keys = { key_primary: client.keylogin, key_secundary: professional.keylogin };
  const { messages } = await test.call.send(getMessages, keys, { as: client });
  const said = messages.findLast(({ sender }) => sender === 'System')?.msg ?? '';
  return anonymous(project, said);
}

/** What each side's phone received since `after`, without names. */
async function phones(project: TestProject) {
  await test.work();
  const texts = async (keylogin: string) => {
    const { phone, id } = await reachOf(test, { keylogin });
    const unsent = await test.services.db
      .selectFrom('notification as n')
      .innerJoin('notification_delivery as d', 'd.notification_id', 'n.id')
      .select('d.id')
      .where('n.account_id', '=', id)
      .where('d.sent_at', 'is', null)
      .execute();
    expect(unsent).toEqual([]);
    const [newest] = test.sentTo(phone);
    return newest === undefined ? undefined : anonymous(project, newest);
  };
  return {
    client: await texts(project.client.keylogin),
    professional: await texts(project.professional.keylogin),
  };
}

async function anonymous({ client, professional }: TestProject, text: string): Promise<string> {
  const people = await test.services.db
    .selectFrom('account')
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .select(['keylogin', 'nombre', 'apellidos', 'nombre_comercial'])
    .where('keylogin', 'in', [client.keylogin, professional.keylogin])
    .execute();
  return people.reduce((said, { keylogin, nombre, apellidos, nombre_comercial }) => {
    // Before they agree, the two know first names and initials.
    const names = [
      nombre_comercial || `${nombre} ${apellidos}`,
      `${nombre} ${apellidos.charAt(0)}.`,
    ];
    const side = keylogin === client.keylogin ? 'CLIENTE' : 'PROFESIONAL';
    return names.reduce((text, name) => text.replaceAll(name, side), said);
  }, text);
}

const withdraw = (project: TestProject) =>
  project.do(withdrawProposal, { motivo: 'Ya no tengo fecha.' }, project.professional);
const service = { descripcion: 'Chapa nueva', precio: 300 };
const changeService = async (project: TestProject, estatus: string) => {
  const [{ id } = { id: 0 }] = (await project.view()).data_propuesta.adicionales;
  await project.additional([{ id, estatus }], project.client);
};

type EventCase = readonly [
  what: string,
  estado: string,
  act: (project: TestProject) => Promise<unknown>,
  chat: string,
  who: 'client' | 'professional',
  phone: string,
];

const CASES: readonly EventCase[] = [
  [
    'withdrawing',
    'publicada',
    withdraw,
    'PROFESIONAL retiró la propuesta. Motivo: Ya no tengo fecha.',
    'client',
    'Hola: PROFESIONAL retiró su propuesta «Cambio de llave». Puedes escribirle en tu conversación.',
  ],
  [
    'expiring',
    'publicada',
    () => letTimePass(test, 15 * DAY),
    'La propuesta venció: pasaron 15 días sin respuesta.',
    'professional',
    'Tu propuesta «Cambio de llave» venció sin respuesta de CLIENTE',
  ],
  [
    'cancelling',
    'pagado',
    (project) => project.cancel(project.client),
    'CLIENTE canceló el proyecto. Motivo: Cambio de planes. $2,000.00 MXN regresan a la tarjeta del cliente.',
    'professional',
    'Aviso: CLIENTE canceló el proyecto «Cambio de llave». El motivo y el dinero están en tu conversación.',
  ],
  [
    'delivering',
    'pagado',
    (project) => project.deliver(),
    'PROFESIONAL avisó que el trabajo está entregado. Si todo está bien, CLIENTE lo confirma; en 7 días se da por completado.',
    'client',
    'Hola: PROFESIONAL avisó que terminó «Cambio de llave». Confírmalo o pide cambios en tu conversación.',
  ],
  [
    'asking for changes',
    'pagado',
    async (project) => {
      await project.deliver();
      await project.do(requestChanges, { motivo: 'La chapa de abajo' });
    },
    'CLIENTE pidió cambios antes de confirmar. Qué falta: La chapa de abajo.',
    'professional',
    'Hola: CLIENTE pidió cambios en «Cambio de llave». Lee qué falta en tu conversación.',
  ],
  [
    'proposing a service',
    'pagado',
    (project) => project.additional([service], project.professional),
    'PROFESIONAL propuso un servicio adicional por $300.00 MXN: Chapa nueva',
    'client',
    'Hola: PROFESIONAL propuso un servicio adicional por $300.00 MXN en «Cambio de llave». Acéptalo o recházalo.',
  ],
  [
    'accepting a service',
    'pagado',
    async (project) => {
      await project.additional([service], project.professional);
      await changeService(project, 'aceptado');
    },
    'CLIENTE aceptó el servicio adicional por $300.00 MXN: Chapa nueva',
    'professional',
    'Buenas noticias: CLIENTE aceptó el servicio adicional por $300.00 MXN en «Cambio de llave».',
  ],
  [
    'rejecting a service',
    'pagado',
    async (project) => {
      await project.additional([service], project.professional);
      await changeService(project, 'rechazado');
    },
    'CLIENTE rechazó el servicio adicional: Chapa nueva',
    'professional',
    'Hola: CLIENTE rechazó el servicio adicional de «Cambio de llave».',
  ],
  [
    'taking a service back',
    'pagado',
    async (project) => {
      await project.additional([service], project.professional);
      await changeService(project, 'aceptado');
      await changeService(project, 'retirado');
    },
    'CLIENTE retiró el servicio adicional: Chapa nueva',
    'professional',
    'Hola: CLIENTE retiró un servicio adicional de «Cambio de llave».',
  ],
  [
    'a dispute',
    'pagado',
    (project) => project.do(openDispute, { texto: 'Quedó mal' }),
    'CLIENTE abrió una disputa. El dinero protegido espera hasta que el equipo de Maestros la resuelva; cada quien tiene 3 días para contar su versión.',
    'professional',
    'Aviso: CLIENTE abrió una disputa en «Cambio de llave». El dinero queda protegido. Cuenta tu versión en tu conversación en los próximos 3 días: el equipo lee las dos antes de decidir.',
  ],
  [
    'withdrawing a dispute',
    'pagado',
    async (project) => {
      await project.do(openDispute, { texto: 'Quedó mal' });
      await project.do(withdrawDispute);
    },
    'CLIENTE retiró la disputa. El proyecto sigue donde estaba.',
    'professional',
    'Aviso: CLIENTE retiró la disputa de «Cambio de llave». El proyecto sigue donde estaba, con el tiempo que le quedaba.',
  ],
  [
    'completing by the clock',
    'pagado',
    async (project) => {
      await project.deliver();
      await letTimePass(test, 7 * DAY);
    },
    'Pasaron 7 días desde la entrega y el trabajo se dio por completado. Ahora los dos se pueden calificar.',
    'client',
    'El trabajo «Cambio de llave» se dio por completado: pasaron 7 días desde la entrega. Ya se pueden calificar.',
  ],
  [
    'finalizing by the clock',
    'completado',
    () => letTimePass(test, 7 * DAY),
    'Pasaron 7 días y el proyecto se finalizó: se liberaron $2,000.00 MXN a PROFESIONAL.',
    'professional',
    'El proyecto «Cambio de llave» se finalizó: pasaron 7 días desde que se completó.',
  ],
];

it.each(CASES)(
  '%s is posted in the chat and sent to the other side',
  async (_, estado, act, chat, who, phone) => {
    const project = await projectIn(test, estado);
    await act(project);
    expect(await lastMessage(project)).toBe(chat);
    expect((await phones(project))[who]).toContain(phone);
  },
);

describe('other notifications', () => {
  it('announce a ruling to both sides, with both amounts and the reason', async () => {
    const project = await projectIn(test, 'pagado');
    await project.do(openDispute, { texto: 'Quedó mal' });
    const dispute_id = (await project.view()).disputa?.id ?? 0;
    const ruling = { dispute_id, reembolso: 500, motivo: 'Faltó la chapa.' };
    const as = sessionOf(await makeAdmin(test.services));
    await test.call.send(resolveDispute, ruling, { as });
    expect(await lastMessage(project)).toBe(
      'El equipo de Maestros resolvió la disputa. $500.00 MXN regresan a la tarjeta del cliente y $1,500.00 MXN son para PROFESIONAL. Motivo: Faltó la chapa.',
    );
    const text =
      'El equipo de Maestros resolvió la disputa de «Cambio de llave». Lee la decisión en tu conversación.';
    const received = await phones(project);
    expect(received.client).toContain(text);
    expect(received.professional).toContain(text);
  });

  it('mention the amount due, and no deadline, when the work is delivered before it is paid', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 8000 });
    await project.pay();
    await project.deliver();
    expect(await lastMessage(project)).toBe(
      'PROFESIONAL avisó que el trabajo está entregado. Si todo está bien, CLIENTE paga los $4,000.00 MXN que faltan y lo confirma.',
    );
  });

  it('reach the assigned professional and the other party', async () => {
    const project = await projectIn(test, 'por_pagar');
    const colleague = await makeProfessional(test.services);
    const proposal = { id: project.id, profesional_assign: colleague.keylogin };
    await test.call.send(updateDataProposal, { proposal }, { as: project.client });
    expect(await lastMessage(project)).toMatch(/^CLIENTE asignó el trabajo a /);
    expect((await phones(project)).professional).toContain('CLIENTE cambió quién hace el trabajo');
    const [text = ''] = test.sentTo(colleague.phone);
    expect(await anonymous(project, text)).toContain(
      'Hola: CLIENTE te asignó el trabajo «Cambio de llave» en Maestros.',
    );
  });
});
