import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import { getDataCategorias } from '#contract/catalogue.ts';
import {
  anticipoProposal,
  agreeToShow,
  askForChange,
  askToShow,
  beginProposal,
  cancelProposal,
  chooseAddress,
  getProposal,
  markDelivered,
  type proposalFields,
  requestChanges,
  reviseProposal,
  updateAdicionalesProposal,
  updateDataProposal,
  updateProposal,
  withdrawProposal,
} from '#contract/projects.ts';
import { answerReview, newReview } from '#contract/reviews.ts';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { updatePayout } from '#contract/payouts.ts';
import { getMessages, sendMessage, sendRequest } from '#contract/chat.ts';
import { getOwnReviews, saveAddress } from '#contract/accounts.ts';
import { saveFavourite } from '#contract/favourites.ts';
import {
  closeRequest,
  declineRequest,
  emptyRequest,
  type requestAsked,
} from '#contract/requests.ts';
import { openDispute, resolveDispute } from '#contract/disputes.ts';
import { PROFESSIONALS_CARD } from './card.ts';
import { createMembership } from '#contract/payments.ts';
import { createProject } from '#contract/payments.ts';
import type { Message } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { prequote } from '#domain/requests/prequote.ts';
import { requestMessage } from '#domain/requests/request-message.ts';
import type { DECLINE_REASONS } from '#domain/requests/state.ts';

export interface Credentials {
  readonly session_id: string;
  readonly keylogin: string;
}

export interface Image {
  readonly name: string;
  readonly content: Buffer;
}

/** Makes a call, in process or over HTTP; throws if the server refuses. */
export type Send = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: { as?: Credentials; images?: Record<string, Image> },
) => Promise<OutputOf<C>>;

/** Pays with a card at the provider and waits until the platform has settled the payment. */
export type PayByCard = (paymentId: string, card?: string) => Promise<void>;

type Other = Pick<Credentials, 'keylogin'>;
/** The fields of a proposal that its author fills in. */
export type ProposalInput = Partial<z.output<typeof proposalFields>>;
/** What is asked for; the form's first values for what is not said. */
export type Asking = Partial<z.output<typeof requestAsked>> &
  Pick<z.output<typeof requestAsked>, 'categoria' | 'descripcion_servicio' | 'fecha' | 'hora'>;
type Service = Proposal['data_propuesta']['adicionales'][number];

/** A person who makes the calls that the screens would make. `id` is the id of a project. */
export interface Actor extends Credentials {
  write(other: Other, msg: string, image?: Image): Promise<Message>;
  /** Opens the conversation, which marks the messages of the other person as read. */
  read(other: Other): Promise<Message[]>;
  /** As a client: sends a request; answers its number. */
  ask(others: readonly Other[], asking: Asking, image?: Image): Promise<number>;
  decline(request: number, motivo: (typeof DECLINE_REASONS)[number]): Promise<void>;
  /** As a client: no longer needs what they asked for. */
  close(request: number): Promise<void>;
  /** As a client: saves an address besides the account's own; answers its number. */
  saveAddress(address: InputOf<typeof saveAddress>): Promise<number>;
  /** As a client: a project is at a saved address. */
  chooseAddress(id: number, addressId: number): Promise<void>;
  /** As a client: saves a professional among the favourites. */
  favourite(other: Other): Promise<void>;
  project(other: Other): Promise<Proposal | null>;
  begin(client: Other, fields: ProposalInput): Promise<number>;
  edit(id: number, fields: ProposalInput): Promise<Proposal>;
  publish(id: number): Promise<Proposal>;
  /** As a client: what they would change before accepting. */
  askForChange(id: number, motivo: string): Promise<Proposal>;
  revise(id: number, fields: ProposalInput): Promise<Proposal>;
  accept(id: number): Promise<Proposal>;
  reject(id: number): Promise<Proposal>;
  /** Pays what is due now; answers the amount, MXN. */
  pay(id: number): Promise<number>;
  /** Pays for 30 days of a level; answers the amount, MXN. */
  subscribe(nivel: number): Promise<number>;
  /** Releases a fraction of the price; answers the amount, MXN. */
  release(id: number, fraction: number): Promise<number>;
  complete(id: number): Promise<Proposal>;
  review(id: number, rating: number, description: string): Promise<Proposal>;
  finalize(id: number): Promise<Proposal>;
  withdraw(id: number, motivo?: string): Promise<Proposal>;
  cancel(id: number, motivo: string): Promise<Proposal>;
  deliver(
    id: number,
    motivo?: string,
    images?: Record<'antes' | 'despues', Image>,
  ): Promise<Proposal>;
  /** Asks the client to show the pictures of the work in one's profile. */
  askToShow(id: number): Promise<void>;
  /** As a client: agrees that they are shown. */
  agreeToShow(id: number): Promise<void>;
  /** Answers the last review received. */
  answerReview(respuesta: string): Promise<void>;
  askForChanges(id: number, motivo: string): Promise<Proposal>;
  /** Proposes further additional services. */
  offer(
    id: number,
    services: readonly Pick<Service, 'descripcion' | 'precio'>[],
  ): Promise<Proposal>;
  /** Accepts or rejects the additional service with this description. */
  answer(id: number, descripcion: string, estatus: Service['estatus']): Promise<Proposal>;
  /** Opens a dispute; answers its id. */
  dispute(id: number, texto: string, image?: Image): Promise<number>;
  /** As an administrator: rules on a dispute; `reembolso` (MXN) goes back to the client. */
  resolve(disputeId: number, reembolso: number, motivo: string): Promise<Proposal>;
  /** As an administrator: marks a payout as sent (with a tracking key), failed (with a reason) or arrived. */
  transfer(payoutId: number, result: { clave_rastreo?: string; motivo?: string }): Promise<void>;
  /** As an administrator: marks a payout that had arrived as sent back by the bank. */
  transferCameBack(payoutId: number, motivo: string): Promise<void>;
}

export function actorOf(send: Send, credentials: Credentials, payByCard?: PayByCard): Actor {
  const { keylogin, session_id } = credentials;
  const as = credentials;
  const changeState = async (id: number, estado: string) => {
    const input = { id_proposal: id, estado };
    return (await send(updateProposal, input, { as })).proposal;
  };
  const services = async (id: number, adicionales: readonly Partial<Service>[]) => {
    const newProposal = { data_propuesta: { adicionales: [...adicionales] } };
    const input = { proposal: { id }, newProposal };
    return (await send(updateAdicionalesProposal, input, { as })).proposal;
  };
  /** An empty list changes nothing, so the reply has the services as they are. */
  const servicesOf = async (id: number) => (await services(id, [])).data_propuesta.adicionales;
  const payFor = async ({ response }: OutputOf<typeof createProject>, card?: string) => {
    if (!payByCard) throw new Error('this actor was given no card');
    await payByCard(paymentOf(response.client_secret), card);
    return response.amount;
  };
  return {
    keylogin,
    session_id,
    async write(other, msg, image) {
      const input = { keys: [keylogin, other.keylogin], msg, sender: keylogin };
      const images = image && { adjunto: image };
      const { message } = await send(sendMessage, input, { as, ...(images && { images }) });
      if (!message) throw new Error('the message was discarded');
      return message;
    },
    async read(other) {
      const input = { key_primary: keylogin, key_secundary: other.keylogin };
      return (await send(getMessages, input, { as })).messages;
    },
    async ask(others, asking, image) {
      const form = { ...emptyRequest(asking.fecha), ...asking };
      const { categorias } = await send(getDataCategorias, {});
      const list = categorias.find(({ categoria }) => categoria === form.categoria)?.data_categoria;
      const input = {
        recipients: others.map((other) => other.keylogin),
        msg: requestMessage(form, list ? prequote(list, form) : null),
        client_id: randomUUID(),
        solicitud: form,
      };
      const images = image && { imagenes: image };
      const { id_solicitud } = await send(sendRequest, input, { as, ...(images && { images }) });
      if (id_solicitud === null) throw new Error('the request was not kept');
      return id_solicitud;
    },
    async decline(id, motivo) {
      await send(declineRequest, { id, motivo }, { as });
    },
    async close(id) {
      await send(closeRequest, { id }, { as });
    },
    async saveAddress(address) {
      return (await send(saveAddress, address, { as })).id;
    },
    async chooseAddress(id_proposal, direccion_id) {
      await send(chooseAddress, { id_proposal, direccion_id }, { as });
    },
    async favourite(other) {
      await send(saveFavourite, { other_key: other.keylogin, guardar: true }, { as });
    },
    async project(other) {
      const input = { key_primary: keylogin, key_secundary: other.keylogin };
      return (await send(getProposal, input, { as })).proposal;
    },
    async begin(client, fields) {
      const input = { proposal: { sender: client.keylogin, ...fields } };
      return (await send(beginProposal, input, { as })).proposal.id;
    },
    async edit(id, fields) {
      const input = { proposal: { id, ...fields } };
      return (await send(updateDataProposal, input, { as })).proposal;
    },
    publish: (id) => changeState(id, 'publicada'),
    async askForChange(id_proposal, motivo) {
      return (await send(askForChange, { id_proposal, motivo }, { as })).proposal;
    },
    async revise(id, fields) {
      return (await send(reviseProposal, { proposal: { id, ...fields } }, { as })).proposal;
    },
    accept: (id) => changeState(id, 'por_pagar'),
    reject: (id) => changeState(id, 'rechazada'),
    pay: async (id) => payFor(await send(createProject, { proposal: { id } }, { as })),
    subscribe: async (id) =>
      payFor(await send(createMembership, { id }, { as }), PROFESSIONALS_CARD),
    async release(id, anticipo) {
      return (await send(anticipoProposal, { proposal: { id, anticipo } }, { as })).amount;
    },
    complete: (id) => changeState(id, 'completado'),
    async review(id, rating, description) {
      const input = { id_proposal: id, rating, description };
      return (await send(newReview, input, { as })).proposal;
    },
    finalize: (id) => changeState(id, 'finalizada'),
    async withdraw(id_proposal, motivo = '') {
      return (await send(withdrawProposal, { id_proposal, motivo }, { as })).proposal;
    },
    async cancel(id_proposal, motivo) {
      return (await send(cancelProposal, { id_proposal, motivo }, { as })).proposal;
    },
    async deliver(id_proposal, motivo = '', images) {
      const options = { as, ...(images && { images }) };
      return (await send(markDelivered, { id_proposal, motivo }, options)).proposal;
    },
    async askToShow(id_proposal) {
      await send(askToShow, { id_proposal, antes: [0], despues: [0] }, { as });
    },
    async agreeToShow(id_proposal) {
      await send(agreeToShow, { id_proposal, vez: 1 }, { as });
    },
    async answerReview(respuesta) {
      const { reviews } = await send(getOwnReviews, { sentido: 'recibidas' }, { as });
      const [last] = reviews;
      if (!last) throw new Error('there is no review to answer');
      await send(answerReview, { id: last.id, respuesta }, { as });
    },
    async askForChanges(id_proposal, motivo) {
      return (await send(requestChanges, { id_proposal, motivo }, { as })).proposal;
    },
    offer: async (id, added) =>
      services(id, [...(await servicesOf(id)).map(({ id }) => ({ id })), ...added]),
    async answer(id, descripcion, estatus) {
      const found = (await servicesOf(id)).find((service) => service.descripcion === descripcion);
      if (!found) throw new Error(`nobody offered ${descripcion}`);
      return services(id, [{ id: found.id, estatus }]);
    },
    async dispute(id_proposal, texto, image) {
      const images = image && { imagenes: image };
      const options = { as, ...(images && { images }) };
      const { proposal } = await send(openDispute, { id_proposal, texto }, options);
      if (!proposal.disputa) throw new Error('no dispute was opened');
      return proposal.disputa.id;
    },
    async resolve(dispute_id, reembolso, motivo) {
      return (await send(resolveDispute, { dispute_id, reembolso, motivo }, { as })).proposal;
    },
    async transfer(payout_id, result) {
      const estado = result.clave_rastreo ? 'enviado' : result.motivo ? 'fallido' : 'pagado';
      await send(updatePayout, { payout_id, estado, ...result }, { as });
    },
    async transferCameBack(payout_id, motivo) {
      await send(updatePayout, { payout_id, estado: 'devuelto', motivo }, { as });
    },
  };
}

/** A client secret is `<payment id>_secret_<secret>`. */
const paymentOf = (clientSecret: string): string => clientSecret.replace(/_secret_.*$/, '');
