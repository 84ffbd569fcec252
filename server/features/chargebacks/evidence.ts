import { createHash } from 'node:crypto';
import { formatCentavos } from '#domain/money.ts';
import type { Line } from '#domain/projects/lines.ts';
import type { Pictures } from '#domain/projects/pictures.ts';
import { longDay } from '#lib/date-words.ts';
import { formatTime } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { acceptedOffer, shownOf } from '#server/features/projects/index.ts';
import { at, messageLines } from './evidence-messages.ts';
import type { ChargebackRow } from './queries.ts';

/** What is handed in, by the provider's names of the fields. */
export interface Evidence {
  readonly product_description: string;
  readonly customer_name: string;
  readonly service_date: string;
  readonly uncategorized_text: string;
}

const TEXT_MAX = 60_000;

const NO_PICTURES: Pictures = { antes: [], despues: [] };

interface Pack {
  readonly evidence: Evidence;
  /** The pictures of the delivery, handed in as one sheet. */
  readonly pictures: Pictures;
  /** Names the text and the pictures that were read. */
  readonly huella: string;
}

/** The evidence pack of a chargeback (4 §A). */
export async function evidenceOf(db: Db | Trx, row: ChargebackRow): Promise<Pack> {
  const pictures = row.proposal_id === null ? NO_PICTURES : await shownOf(db, row.proposal_id);
  const project = row.proposal_id === null ? null : await projectOf(db, row.proposal_id);
  const customer = `${row.client_nombre} ${row.client_apellidos}`;
  const parts = [
    section('Servicio', [
      row.descripcion,
      `Pago: ${formatCentavos(row.pagado)}. En disputa: ${formatCentavos(row.amount)}.`,
      `Cliente: ${customer}.`,
      ...(project ? [`Profesional: ${project.pro_nombre} ${project.pro_apellidos}.`] : []),
    ]),
    ...(row.proposal_id === null || !project
      ? []
      : await ofProject(db, { ...row, proposalId: row.proposal_id }, project, pictures)),
  ];
  const evidence = {
    product_description: (project?.titulo ?? row.descripcion).slice(0, 1000),
    customer_name: customer,
    service_date: project?.start ?? '',
    uncategorized_text: parts.join('\n\n').slice(0, TEXT_MAX),
  };
  const read = JSON.stringify([evidence, pictures]);
  const huella = createHash('sha256').update(read).digest('hex').slice(0, 32);
  return { evidence, pictures, huella };
}

const section = (title: string, lines: readonly string[]): string =>
  [title.toUpperCase(), ...lines].join('\n');

const projectOf = (db: Db | Trx, id: number) =>
  db
    .selectFrom('proposal as p')
    .innerJoin('account as client', 'client.id', 'p.client_id')
    .innerJoin('account as pro', 'pro.id', 'p.professional_id')
    .select(['p.titulo', 'p.precio', 'p.start', 'p.client_id', 'p.professional_id'])
    .select(['client.nombre as client_nombre', 'client.apellidos as client_apellidos'])
    .select(['pro.nombre as pro_nombre', 'pro.apellidos as pro_apellidos'])
    .where('p.id', '=', id)
    .executeTakeFirst();

type Project = NonNullable<Awaited<ReturnType<typeof projectOf>>>;

async function ofProject(
  db: Db | Trx,
  row: ChargebackRow & { readonly proposalId: number },
  project: Project,
  pictures: Pictures,
): Promise<string[]> {
  const { proposalId: id } = row;
  const messages = await messageLines(db, row, (sender) => sideOf(sender, project));
  return [
    section('Propuesta aceptada', await acceptedOf(db, id, project)),
    section('Qué pasó (hora de la Ciudad de México)', await eventsOf(db, id, project)),
    ...picturesSection(pictures),
    section('Reseñas', await reviewsOf(db, id)),
    section('Mensajes entre las dos partes', messages),
  ];
}

/** What was agreed, and with it who agreed, when and with what device. */
async function acceptedOf(db: Db | Trx, id: number, project: Project): Promise<string[]> {
  const accepted = await acceptedOffer(db, id);
  if (!accepted) return [`${project.titulo}: ${formatCentavos(project.precio ?? 0)}`];
  const { offer, place, actor_id, created_at, device } = accepted;
  const conceptos = offer.conceptos as unknown as readonly Line[];
  const { start, end, hora, incluye, no_incluye } = offer;
  const days =
    start === null
      ? ''
      : end === null || end === start
        ? longDay(start)
        : `${longDay(start)} a ${longDay(end)}`;
  return [
    `La aceptó: ${sideOf(actor_id, project)}, el ${at(created_at)}${device === null ? '' : `, con: ${device}`}.`,
    `Versión ${place} de la propuesta${
      offer.published_at === null ? '' : `, publicada el ${at(offer.published_at)}`
    }.`,
    `${offer.titulo}: ${formatCentavos(offer.precio)}`,
    offer.descripcion,
    ...conceptos.map(({ concepto, monto }) => `- ${concepto}: ${formatCentavos(monto)}`),
    ...(days === ''
      ? []
      : [`Fecha acordada: ${days}${hora === null ? '' : `, ${formatTime(hora)}`}.`]),
    ...(incluye.length > 0 ? [`Incluye: ${incluye.join('; ')}`] : []),
    ...(no_incluye.length > 0 ? [`No incluye: ${no_incluye.join('; ')}`] : []),
  ];
}

function picturesSection({ antes, despues }: Pictures): string[] {
  const count = (files: readonly string[], what: string) =>
    files.length === 0 ? [] : [`${files.length} ${what}`];
  const said = [...count(antes, 'de antes'), ...count(despues, 'de después')];
  if (said.length === 0) return [];
  const order = 'En la imagen adjunta, de izquierda a derecha y de arriba abajo';
  return [section('Fotos con las que se entregó el trabajo', [`${order}: ${said.join(', ')}.`])];
}

async function eventsOf(db: Db | Trx, id: number, project: Project): Promise<string[]> {
  const events = await db
    .selectFrom('proposal_event as e')
    .leftJoin('message as m', 'm.proposal_event_id', 'e.id')
    .select(['e.actor_id', 'e.created_at', 'm.msg'])
    .where('e.proposal_id', '=', id)
    .orderBy('e.id')
    .execute();
  return events.flatMap(({ actor_id, created_at, msg }) =>
    msg === null ? [] : [`${at(created_at)} · ${sideOf(actor_id, project)} · ${msg}`],
  );
}

function sideOf(actorId: number | null, project: Project): string {
  if (actorId === project.client_id) return `${project.client_nombre} ${project.client_apellidos}`;
  if (actorId === project.professional_id) return `${project.pro_nombre} ${project.pro_apellidos}`;
  return actorId === null ? 'Plataforma' : 'Equipo de Maestros';
}

async function reviewsOf(db: Db | Trx, id: number): Promise<string[]> {
  const reviews = await db
    .selectFrom('review')
    .select(['type', 'rating', 'description', 'created_at'])
    .where('proposal_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  if (reviews.length === 0) return ['Sin reseñas.'];
  return reviews.map(
    ({ type, rating, description, created_at }) =>
      `${at(created_at)} · ${type === 'cliente' ? 'Del cliente' : 'Del profesional'} · ${rating} de 5 · ${description}`,
  );
}
