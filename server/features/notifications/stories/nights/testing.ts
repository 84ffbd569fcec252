import * as disputes from '#contract/disputes.ts';
import * as projects from '#contract/projects.ts';
import { begin, dispute, PAID as HEARD_PAID, type Story } from '../testing.ts';

/** What stays to be told of what was paid: not the offer before it, nor that its payment is still to come. */
const PAID = HEARD_PAID.filter((line) => !/^client publicada|^professional por_pagar/.test(line));

/** What happens in one night, and what is still to be told of it in the morning (4 §E). */
export const NIGHTS: readonly Story[] = [
  {
    name: 'an offer that was accepted',
    live: (stage) => begin(stage, 'por_pagar'),
    told: ['professional por_pagar: whatsapp'],
  },
  {
    name: 'an offer that was declined',
    live: async (stage) => {
      const project = await begin(stage, 'publicada');
      await project.ask('rechazada');
      return project;
    },
    told: ['professional rechazada: whatsapp'],
  },
  {
    name: 'an offer that was withdrawn',
    live: async (stage) => {
      const project = await begin(stage, 'publicada');
      await project.do(projects.withdrawProposal, {}, project.professional);
      return project;
    },
    told: ['client retirada: whatsapp'],
  },
  {
    name: 'an offer that waits',
    live: (stage) => begin(stage, 'publicada'),
    told: ['client publicada: whatsapp'],
  },
  {
    name: 'an offer of which a change was asked for, and made',
    live: async (stage) => {
      const project = await begin(stage, 'publicada');
      await project.do(projects.askForChange, { motivo: '¿Con material?' });
      await project.do(projects.keepProposal, {}, project.professional);
      const proposal = { id: project.id, conceptos: [{ concepto: 'Mano de obra', monto: 1900 }] };
      const as = project.professional;
      await stage.test.call.send(projects.reviseProposal, { proposal }, { as });
      return project;
    },
    told: ['client revisada: whatsapp'],
  },
  {
    name: 'an offer of which a change was asked for',
    live: async (stage) => {
      const project = await begin(stage, 'publicada');
      await project.do(projects.askForChange, { motivo: '¿Con material?' });
      return project;
    },
    told: ['professional cambio_pedido: whatsapp'],
  },
  {
    name: 'a project that was accepted and cancelled',
    live: async (stage) => {
      const project = await begin(stage, 'por_pagar');
      await project.cancel(project.client);
      return project;
    },
    told: ['professional cancelada: whatsapp'],
  },
  {
    name: 'a payment that was made at the second try',
    live: async (stage) => {
      const project = await begin(stage, 'por_pagar');
      await project.pay('pm_card_chargeDeclined');
      await project.pay();
      return project;
    },
    told: PAID,
  },
  {
    name: 'a delivery that was sent back, made again and confirmed',
    live: async (stage) => {
      const project = await begin(stage, 'pagado');
      await project.deliver();
      await project.do(projects.requestChanges, { motivo: 'Falta pintar.' });
      await project.deliver();
      await project.ask('completado');
      return project;
    },
    told: [...PAID, 'professional completado: whatsapp'],
  },
  {
    name: 'a work that both rated',
    live: (stage) => begin(stage, 'finalizada'),
    told: [
      ...PAID,
      'professional completado: whatsapp',
      'client calificacion: whatsapp',
      'professional recibo_liberacion: email',
      'professional finalizada: whatsapp',
    ],
  },
  {
    name: 'two services of one price, of which one was accepted',
    live: async (stage) => {
      const project = await begin(stage, 'pagado');
      await project.grow(300);
      const { adicionales } = (await project.view()).data_propuesta;
      const other = { descripcion: 'Otro registro', precio: 300 };
      await project.additional([...adicionales, other], project.professional);
      return project;
    },
    told: [
      ...PAID,
      'professional adicional_aceptado: whatsapp',
      'client adicional_pedido: whatsapp',
    ],
  },
  {
    name: 'a dispute that was withdrawn',
    live: async (stage) => {
      const { project } = await dispute(stage);
      await project.do(disputes.answerDispute, { texto: 'Así se pidió.' }, project.professional);
      await project.do(disputes.withdrawDispute);
      return project;
    },
    told: [...PAID, 'professional disputa_retirada: email whatsapp'],
  },
  {
    name: 'a dispute that was answered',
    live: async (stage) => {
      const { project } = await dispute(stage);
      await project.do(disputes.answerDispute, { texto: 'Así se pidió.' }, project.professional);
      return project;
    },
    told: [...PAID, 'client disputa_respondida: whatsapp'],
  },
  {
    name: 'a dispute that was settled between the two',
    live: async (stage) => {
      const { project } = await dispute(stage);
      await project.do(disputes.offerSettlement, { reembolso: 900 });
      await project.do(disputes.offerSettlement, { reembolso: 500 }, project.professional);
      const { ofertas } = (await project.view()).disputa ?? { ofertas: [] };
      const oferta = ofertas.find(({ de }) => de === project.professional.keylogin)?.id;
      await project.do(disputes.acceptSettlement, { oferta });
      return project;
    },
    told: [
      ...PAID,
      'professional recibo_liberacion: email',
      'professional disputa_acordada: email whatsapp',
      'client recibo_devolucion: email',
    ],
  },
  {
    name: 'an offer to settle that was taken back',
    live: async (stage) => {
      const { project } = await dispute(stage);
      await project.do(disputes.offerSettlement, { reembolso: 900 });
      const oferta = (await project.view()).disputa?.ofertas[0]?.id;
      await project.do(disputes.declineSettlement, { oferta });
      return project;
    },
    told: [
      ...PAID,
      'professional disputa: email whatsapp',
      'professional acuerdo_retirado: whatsapp',
    ],
  },
];
