import type { ChatPartner, Conversation, EventAuthor, Message } from '#contract/chat/view.ts';
import { ROL, type Rol } from '#contract/call.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { nameFor, type Person, picturePath, visibleName } from '#server/features/accounts/index.ts';
import type { Bloqueo } from '#server/features/moderation/index.ts';
import type { Fact } from './append.ts';
import type { ConversationRow } from './inbox.ts';
import type { Party } from './pair.ts';
import type { MessageRow, ReadMarks } from './queries.ts';
import type { Db } from '#server/db/pool.ts';
import { unsealed } from '#server/db/sealed/index.ts';

const SYSTEM = 'System';
/** How an administrator appears to others in a chat (1 §2). */
const ADMINISTRATOR = { nombre: 'Cuenta de administrador', average_rating: 5 };
const TEAM = 'Maestros';
/** What the list shows for a message that is only an image. */
const ONLY_IMAGE = 'Imagen';

/** The context that the messages of one reply share. */
export interface MessageContext {
  primary: Party;
  secundary: Party;
  read: ReadMarks;
  /** The requests that messages are those of, by the messages' ids. */
  requests?: Readonly<Record<number, number>> | null;
  /** The signed path of an attachment. */
  signed: (fileId: string) => string;
}

export function messageView(row: MessageRow, context: MessageContext): Message {
  const { primary, secundary, read, requests, signed } = context;
  const { sender_id } = row;
  const request = requests?.[row.id];
  const sender = sender_id === primary.id ? primary : secundary;
  const author = sender_id ?? row.actor_id;
  // Messages count as read by the one who did not write them; system messages without an actor by both.
  const readUntil =
    author === primary.id
      ? read.secundary
      : author === secundary.id
        ? read.primary
        : Math.min(read.primary, read.secundary);
  const message: Message = {
    id: row.id,
    sender: sender_id === null ? SYSTEM : sender.keylogin,
    msg: row.msg,
    rute_adjunto: row.file_id === null ? '' : signed(row.file_id),
    seen: row.id <= readUntil ? 1 : 0,
    createAt: new Date(row.created_at).toISOString(),
    client_id: row.client_id,
    evento: row.evento,
  };
  // Most messages have none of these.
  if (row.project) message.proyecto = eventView(row.project, row.actor_id, [primary, secundary]);
  if (row.hecho) message.hecho = factView(row.hecho, row.actor_id, [primary, secundary]);
  if (request) message.id_solicitud = request;
  return message;
}

type EventRow = NonNullable<MessageRow['project']>;

/** The event of a project that a message reports. */
function eventView(
  event: EventRow,
  actorId: number | null,
  people: readonly Party[],
): NonNullable<Message['proyecto']> {
  const { id, monto, payment_id: recibo, card_last4: ultimos } = event;
  return {
    id,
    ...factView(event, actorId, people),
    monto: monto === null ? null : toMxn(centavos(monto)),
    ...(recibo && { recibo }),
    ...(ultimos && { tarjeta: { marca: event.card_brand ?? '', ultimos } }),
  };
}

const factView = (fact: Fact, actorId: number | null, people: readonly Party[]) => ({
  titulo: fact.titulo,
  sender: people.find(({ id }) => id === fact.client_id)?.keylogin ?? '',
  quien: authorOf(fact, actorId),
  detalle: fact.detalle,
});

function authorOf({ client_id, professional_id }: Fact, actorId: number | null): EventAuthor {
  if (actorId === null) return 'sistema';
  if (actorId === client_id) return 'cliente';
  return actorId === professional_id ? 'profesional' : 'equipo';
}

/** What there is between the two: a block, an agreed project, and works that they finished with each other. */
interface Between {
  readonly acquainted: boolean;
  readonly bloqueo: Bloqueo;
  readonly trabajos: number;
}
const NOTHING_BETWEEN: Between = { acquainted: false, bloqueo: null, trabajos: 0 };

/** The other party as `viewer` may see them: contact data is for administrators only. */
export function partnerView(
  db: Db,
  person: Person,
  viewer: { rol: Rol },
  { acquainted, bloqueo, trabajos } = NOTHING_BETWEEN,
): ChatPartner {
  const administrator = person.rol === ROL.admin;
  return {
    keylogin: person.keylogin,
    nombre: nameOf(person, acquainted || viewer.rol === ROL.admin),
    primer_nombre: administrator
      ? TEAM
      : firstName(person.nombre, person.nombreVisible, person.cuenta === 'eliminada'),
    img_profile: person.imgProfile,
    rol: person.rol,
    profesion: person.profesion,
    cuenta: person.cuenta,
    validado: (administrator && person.cuenta !== 'eliminada') || person.validado,
    average_rating: administrator ? ADMINISTRATOR.average_rating : person.averageRating,
    trabajos_contigo: trabajos,
    bloqueo,
    ...(viewer.rol === ROL.admin && {
      email: person.email,
      phone: unsealed(db, 'account.phone', person.phoneSealed),
    }),
  };
}

/** The name of the other person, in full for those who agreed on a project and for the team. */
const nameOf = (person: Person, fully: boolean): string => {
  if (person.rol === ROL.admin) return ADMINISTRATOR.nombre;
  return fully ? person.nombreVisible : person.nombrePublico;
};

/** «Ramón» of «Ramón Núñez», whose chat is called «Taller Núñez». */
const firstName = (nombre: string, otherwise: string, deleted: boolean): string =>
  (!deleted && nombre.trim().split(/\s/u)[0]) || otherwise;

/** A conversation in the list of `me`. */
export const conversationView = (row: ConversationRow, me: Party & { rol: Rol }): Conversation => ({
  other_key: row.keylogin,
  nombre: me.rol === ROL.admin ? visibleName(row) : nameFor(row),
  primer_nombre:
    row.rol === ROL.admin ? TEAM : firstName(row.nombre, visibleName(row), row.deleted_at !== null),
  img_profile: picturePath(row.img_profile),
  rol: row.rol as Rol,
  ...(row.rol === ROL.admin && ADMINISTRATOR),
  last_message: row.msg === '' ? ONLY_IMAGE : row.msg,
  last_id: row.last_message_id,
  last_sender: senderOf(row, me),
  ...(row.hecho &&
    row.evento && {
      hecho: { evento: row.evento, ...factView(row.hecho, row.actor_id, [me, row]) },
    }),
  createAt: new Date(row.created_at).toISOString(),
  no_leidos: row.unread_count,
});

function senderOf({ sender_id, id, keylogin }: ConversationRow, me: Party): string {
  if (sender_id === null) return SYSTEM;
  return sender_id === id ? keylogin : me.keylogin;
}

/** The sender's name in notifications. */
export const senderName = (person: Person, fully: boolean): string => nameOf(person, fully);
