import { ROL } from '#contract/call.ts';
import { type Needed, type Permission, permits } from '#domain/administrators/permissions.ts';
import type { User } from '#contract/views.ts';
import { renewalMinutes } from '#domain/membership/membership.ts';
import { toMxn } from '#domain/money.ts';
import { isFresh } from '#domain/session/proof.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Db } from '#server/db/pool.ts';
import { idImagePath, lockedIdImagePath } from '#server/features/files/index.ts';
import { pendingView } from './contact-change/pending.ts';
import { averageStars, picturePath, visibleName } from './names.ts';
import { projects, projectTotals } from './projects.ts';
import { freesAt } from './weekly-limit.ts';
import { accountRow, latestReviews, portfolioRows, reviewTotals } from './queries.ts';
import {
  type AccountRow,
  accountView,
  addressView,
  factorState,
  heldView,
  paymentMethodView,
  portfolioView,
  profileView,
  projectView,
  reviewView,
  rolOf,
} from './views.ts';

function limitFreesAt(row: AccountRow, now: Date): string | null {
  if (row.rol !== ROL.professional) return null;
  const at = freesAt({ limite: row.proyects_limit, filledAt: row.limit_filled_at }, now);
  return at === null ? null : new Date(at).toISOString();
}

const ACTIVE_MAX = 50;
const OTHERS = ['esperando', 'finalizados', 'cerrados'] as const;
/** Of each group. */
const OTHERS_MAX = 20;

/** Who of the team needs the whole number of an account that is paid into. */
const PAYS: Needed = ['finanzas'];

const WEEK_MS = 7 * 86_400_000;

/** What a user's view is read with; the configuration signs private links. */
interface ReadContext {
  readonly db: Db;
  readonly services: Pick<Services, 'config'>;
  readonly now: Date;
}

/**
 * The whole user as the browser stores it (2 §3), with balance and held money from the ledger. The links to
 * the ID's images work for the person only or, where an administrator asks, for that one while their proof holds (4 §F);
 * without one they open nothing. The whole CLABE is for the person, and for whoever pays while their proof holds.
 */
export async function userView(
  { db, services, now }: ReadContext,
  accountId: number,
  viewer?: Pick<Caller, 'keylogin' | 'provedAt' | 'permisos'>,
): Promise<User> {
  // Sequential, because a transaction has one connection.
  const row = await accountRow(db, accountId, new Date(now.getTime() - WEEK_MS));
  const totals = await reviewTotals(db, accountId);
  const byTeam = viewer !== undefined;
  const isOwn = viewer === undefined || viewer.keylogin === row.keylogin;
  const proved = viewer === undefined || isFresh(viewer.provedAt, now);
  const pays = viewer === undefined || permits(viewer.permisos, PAYS);
  const received =
    byTeam || totals.received > 0
      ? await latestReviews(db, accountId, 'received', { waiting: byTeam })
      : [];
  const sent = totals.sent > 0 ? await latestReviews(db, accountId, 'sent') : [];
  const owner = { id: accountId, rol: rolOf(row) };
  const active = await projects(db, owner, { groups: ['en_curso'], max: ACTIVE_MAX });
  const others = await projects(db, owner, { groups: OTHERS, max: OTHERS_MAX });
  const portfolio = row.validacion === null ? [] : await portfolioRows(db, accountId);
  return {
    keylogin: row.keylogin,
    nombre: visibleName(row),
    rol: rolOf(row),
    ...(row.permisos && { permisos: row.permisos as Permission[] }),
    segundo_factor: factorState(row, services.config),
    nivel: row.nivel,
    balance: toMxn(row.balance),
    reservado: toMxn(Number(row.reserved)),
    reservado_por_decidir: toMxn(Number(row.reserved_undecided)),
    adeudo: toMxn(Number(row.debt)),
    en_camino: toMxn(row.on_its_way),
    retenido: toMxn(row.retenido),
    img_profile: picturePath(row.img_profile),
    account: accountView(row),
    ...(isOwn && { contacto_pendiente: await pendingView(db, accountId, now) }),
    address: addressView(row),
    profile: profileView(row, (fileId) =>
      proved
        ? idImagePath(services.config.secretKeys, fileId, (viewer ?? row).keylogin, now)
        : lockedIdImagePath(fileId),
    ),
    payment_method: paymentMethodView(row, !(proved && pays)),
    pagos_retenidos_hasta: heldView(row, now),
    membership: {
      id: row.nivel,
      membership_info: {
        descripcion: row.nivel_descripcion,
        proyects_limit: row.proyects_limit,
      },
      membership_renewal: {
        time: renewalMinutes(row.membership_ends_at?.getTime() ?? null, now.getTime()),
      },
      limite_libre_at: limitFreesAt(row, now),
      ends_at: row.membership_ends_at?.toISOString() ?? null,
    },
    portfolio: portfolio.map(portfolioView),
    reviews: {
      average_rating_sender: averageStars(totals.sent_stars, totals.sent),
      average_rating_recieved: averageStars(totals.received_stars, totals.received),
      total_recieved: totals.received,
      total_sender: totals.sent,
      recibidas: received.map((review) => reviewView(review)),
      enviadas: sent.map((review) => reviewView(review)),
    },
    proposal: others.map((project) => projectView(project, owner, now)),
    proposal_active: active.map((project) => projectView(project, owner, now)),
    proposal_total: await projectTotals(db, owner),
    finalizados_7_dias: row.finalizados,
  };
}
