import * as disputes from '#contract/disputes.ts';
import * as projects from '#contract/projects.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

/** What happens in a project, and all that anybody is told of it, in its order. */
export interface Story {
  readonly name: string;
  /** What people do, one thing after the other. */
  readonly live: (stage: Stage) => Promise<TestProject>;
  /** «who event: by which channels», to the two and to the team. */
  readonly told: readonly string[];
  /** As many days pass then. */
  readonly days?: number;
  /** What is told on these days: «day who event: channels». */
  readonly later?: readonly string[];
}

/** Where a story plays. */
export interface Stage {
  readonly test: TestApp;
  readonly admin: Credentials;
  /** By which what is told of it is known. */
  readonly titulo: string;
}

export const begin = ({ test, titulo }: Stage, estado: string, terms: object = {}) =>
  projectIn(test, estado, { titulo, ...terms });

export async function dispute(stage: Stage) {
  const project = await begin(stage, 'pagado');
  const input = { id_proposal: project.id, texto: 'Quedó mal puesta.' };
  const as = project.client;
  const { proposal } = await stage.test.call.send(disputes.openDispute, input, { as });
  return { project, dispute_id: proposal.disputa?.id ?? 0 };
}

async function chargeback(stage: Stage, status: 'won' | 'lost') {
  const project = await begin(stage, 'pagado');
  const payment_intent = await intentOf(stage.test, project.id);
  const { id } = await atBank(stage.test, 'disputes', { payment_intent });
  await hearOfAll(stage.test);
  await atBank(stage.test, `disputes/${id}/close`, { status });
  await hearOfAll(stage.test);
  return project;
}

/** What is told of a project that came so far, before anything else of it. */
const AGREED = ['client publicada: whatsapp', 'professional por_pagar: whatsapp'];
const HALF_PAID = [...AGREED, 'client recibo: email', 'professional pago_parcial: whatsapp'];
export const PAID = [...AGREED, 'client recibo: email', 'professional pagado: whatsapp'];
const DISPUTED = [...PAID, 'professional disputa: email whatsapp', 'team Disputa nueva: «»: email'];

/** The whole story of a project, every exit of it, and every reminder (4 §D, §E). */
export const STORIES: readonly Story[] = [
  {
    name: 'done and rated',
    live: (stage) => begin(stage, 'finalizada'),
    told: [
      ...PAID,
      'professional completado: whatsapp',
      'professional calificacion_oculta: whatsapp',
      'client calificacion: whatsapp',
      'professional recibo_liberacion: email',
      'professional finalizada: whatsapp',
    ],
  },
  {
    name: 'paid in halves, with an advance and a service besides, delivered',
    live: async (stage) => {
      const project = await begin(stage, 'por_pagar', { precio: 6000 });
      await project.pay();
      await project.pay();
      await project.release(0.25);
      await project.grow(500);
      await project.pay();
      await project.deliver();
      return project;
    },
    told: [
      ...HALF_PAID,
      'client recibo: email',
      'professional pagado: whatsapp',
      'professional recibo_liberacion: email',
      'professional anticipo: whatsapp',
      'client adicional_pedido: whatsapp',
      'professional adicional_aceptado: whatsapp',
      'client recibo: email',
      'professional pagado: whatsapp',
      'client entregado: whatsapp',
    ],
  },
  {
    name: 'changed before it was accepted',
    live: async (stage) => {
      const project = await begin(stage, 'publicada');
      await project.do(projects.askForChange, { motivo: '¿Con material?' });
      await project.do(projects.keepProposal, {}, project.professional);
      const proposal = { id: project.id, conceptos: [{ concepto: 'Mano de obra', monto: 1900 }] };
      await stage.test.call.send(
        projects.reviseProposal,
        { proposal },
        { as: project.professional },
      );
      await project.ask('rechazada');
      return project;
    },
    told: [
      'client publicada: whatsapp',
      'professional cambio_pedido: whatsapp',
      'client cambio_declinado: whatsapp',
      'client revisada: whatsapp',
      'professional rechazada: whatsapp',
    ],
  },
  {
    name: 'withdrawn',
    live: async (stage) => {
      const project = await begin(stage, 'publicada');
      await project.do(projects.withdrawProposal, {}, project.professional);
      return project;
    },
    told: ['client publicada: whatsapp', 'client retirada: whatsapp'],
  },
  {
    name: 'never answered',
    live: (stage) => begin(stage, 'publicada'),
    told: ['client publicada: whatsapp'],
    days: 16,
    later: [
      '12 client por_vencer: whatsapp',
      '14 client por_vencer: whatsapp',
      '15 professional expirada: whatsapp',
    ],
  },
  {
    name: 'accepted and never paid',
    live: (stage) => begin(stage, 'por_pagar'),
    told: AGREED,
    days: 8,
    later: [
      '1 client recordar_pago: email whatsapp',
      '3 client recordar_pago: email whatsapp',
      '6 client recordar_pago: email whatsapp',
      '7 client cancelada_por_plazo: whatsapp',
      '7 professional cancelada_por_plazo: whatsapp',
    ],
  },
  {
    name: 'half paid, then silence',
    live: async (stage) => {
      const project = await begin(stage, 'por_pagar', { precio: 6000 });
      await project.pay();
      return project;
    },
    told: HALF_PAID,
    days: 16,
    later: [],
  },
  {
    name: 'half paid and delivered, then silence',
    live: async (stage) => {
      const project = await begin(stage, 'por_pagar', { precio: 6000 });
      await project.pay();
      await project.deliver();
      return project;
    },
    told: [...HALF_PAID, 'client entregado: whatsapp'],
    days: 16,
    later: [
      '1 client recordar_resto: email whatsapp',
      '3 client recordar_resto: email whatsapp',
      '6 client recordar_resto: email whatsapp',
      '14 team Entregado y sin pagar el resto: «»: email',
      '14 client caso_abierto: email whatsapp',
      '14 professional caso_abierto: email whatsapp',
    ],
  },
  {
    name: 'paid, and its day passed in silence',
    live: (stage) => {
      const start = mexicoDay(stage.test.services.clock().getTime() + 3 * DAY);
      return begin(stage, 'pagado', { start });
    },
    told: PAID,
    days: 35,
    later: [
      '4 client recordar_entrega: whatsapp',
      '4 professional recordar_entrega: whatsapp',
      '6 client recordar_entrega: whatsapp',
      '6 professional recordar_entrega: whatsapp',
      '33 team Con pago y sin entregar: «»: email',
      '33 client caso_abierto: email whatsapp',
      '33 professional caso_abierto: email whatsapp',
    ],
  },
  {
    name: 'paid without a day, then silence',
    live: (stage) => begin(stage, 'pagado'),
    told: PAID,
    days: 46,
    later: [
      '30 team Con pago y sin entregar: «»: email',
      '30 client caso_abierto: email whatsapp',
      '30 professional caso_abierto: email whatsapp',
    ],
  },
  {
    name: 'delivered, changes asked for, delivered again, then silence',
    live: async (stage) => {
      const project = await begin(stage, 'pagado');
      await project.deliver();
      await project.do(projects.requestChanges, { motivo: 'Falta pintar.' });
      await project.deliver();
      return project;
    },
    told: [
      ...PAID,
      'client entregado: whatsapp',
      'professional cambios: whatsapp',
      'client entregado: whatsapp',
    ],
    days: 16,
    later: [
      '1 client recordar_confirmar: whatsapp',
      '4 client recordar_confirmar: whatsapp',
      '6 client recordar_confirmar: whatsapp',
      '7 client completado_por_plazo: whatsapp',
      '7 professional completado_por_plazo: whatsapp',
      '8 client recordar_calificar: whatsapp',
      '8 professional recordar_calificar: whatsapp',
      '11 client recordar_calificar: whatsapp',
      '11 professional recordar_calificar: whatsapp',
      '14 professional recibo_liberacion: email',
      '14 client finalizada_por_plazo: whatsapp',
      '14 professional finalizada_por_plazo: whatsapp',
    ],
  },
  {
    name: 'cancelled by the client before it was paid',
    live: async (stage) => {
      const project = await begin(stage, 'por_pagar');
      await project.cancel(project.client);
      return project;
    },
    told: [...AGREED, 'professional cancelada: whatsapp'],
  },
  {
    name: 'cancelled by the professional after it was paid',
    live: async (stage) => {
      const project = await begin(stage, 'pagado');
      await project.cancel(project.professional);
      return project;
    },
    told: [...PAID, 'client cancelada: whatsapp', 'client recibo_devolucion: email'],
  },
  {
    name: 'in dispute, answered and ruled 70 to 30',
    live: async (stage) => {
      const { project, dispute_id } = await dispute(stage);
      await project.do(disputes.answerDispute, { texto: 'Así se pidió.' }, project.professional);
      const ruling = { dispute_id, reembolso: 600, motivo: 'Faltó una parte.' };
      await stage.test.call.send(disputes.resolveDispute, ruling, { as: stage.admin });
      return project;
    },
    told: [
      ...DISPUTED,
      'client disputa_respondida: whatsapp',
      'professional recibo_liberacion: email',
      'client disputa_resuelta: email whatsapp',
      'professional disputa_resuelta: email whatsapp',
      'client recibo_devolucion: email',
    ],
  },
  {
    name: 'in dispute, settled between the two',
    live: async (stage) => {
      const { project } = await dispute(stage);
      await project.do(disputes.offerSettlement, { reembolso: 900 });
      const ofertas = (await project.view()).disputa?.ofertas ?? [];
      const oferta = ofertas[0]?.id;
      await project.do(disputes.declineSettlement, { oferta }, project.professional);
      await project.do(disputes.offerSettlement, { reembolso: 500 }, project.professional);
      const [offered] = (await project.view()).disputa?.ofertas ?? [];
      await project.do(disputes.acceptSettlement, { oferta: offered?.id });
      return project;
    },
    told: [
      ...DISPUTED,
      'professional acuerdo_ofrecido: email whatsapp',
      'client acuerdo_declinado: whatsapp',
      'client acuerdo_ofrecido: email whatsapp',
      'professional recibo_liberacion: email',
      'professional disputa_acordada: email whatsapp',
      'team Disputa con acuerdo: «»: email',
      'client recibo_devolucion: email',
    ],
  },
  {
    name: 'in dispute, withdrawn',
    live: async (stage) => {
      const { project } = await dispute(stage);
      await project.do(disputes.withdrawDispute);
      return project;
    },
    told: [...DISPUTED, 'professional disputa_retirada: email whatsapp'],
  },
  {
    name: 'in dispute, then silence',
    live: async (stage) => (await dispute(stage)).project,
    told: DISPUTED,
    days: 6,
    later: [
      '2 professional recordar_version: email whatsapp',
      '5 team Disputa sin decidir: «»: email',
    ],
  },
  {
    name: 'a chargeback that is won',
    live: (stage) => chargeback(stage, 'won'),
    told: [
      ...PAID,
      'client contracargo: email whatsapp',
      'professional contracargo: email whatsapp',
      'team Contracargo de $2,000.00 MXN: email',
      'client contracargo_ganado: email whatsapp',
      'professional contracargo_ganado: email whatsapp',
      'team Contracargo ganado: vuelven $2,000.00 MXN: email',
    ],
  },
  {
    name: 'a chargeback that is lost',
    live: (stage) => chargeback(stage, 'lost'),
    told: [
      ...PAID,
      'client contracargo: email whatsapp',
      'professional contracargo: email whatsapp',
      'team Contracargo de $2,000.00 MXN: email',
      'client contracargo_perdido: email whatsapp',
      'professional contracargo_perdido: email whatsapp',
      'team Contracargo perdido: $2,000.00 MXN: email',
    ],
  },
];
