/** Disputes about a paid project (decisions §5, §9). */
import * as z from 'zod/mini';
import { call, DOWNLOAD, EVERYDAY, MONEY } from './call.ts';
import * as amounts from './amount-fields.ts';
import * as f from './fields.ts';
import { UPDATE_TEXTS } from './projects/texts.ts';
import { disputeFacts, pictures, proposal } from './projects/view.ts';
import { fee, instant, mxn, overview, zeroOrOne } from './view-parts.ts';
import { following, rowsAsked } from './paging.ts';

/** The most images of a dispute. */
export const DISPUTE_IMAGES = 5;

/** Either party opens a dispute (decisions §5): releases, completion and deadlines wait for the team's decision. */
export const openDispute = call({
  path: '/chat/open_dispute.php',
  access: ['client', 'professional', 'admin'],
  permission: ['soporte'],
  fresh: false,
  input: z.object({
    id_proposal: f.id,
    texto: f.requiredText('Cuenta qué pasó.', 2000),
    version: z.optional(f.id),
  }),
  output: z.object({ proposal }),
  errors: [
    'proposal_not_found',
    'proposal_changed',
    'transition_not_yours',
    'transition_wrong_state',
    'in_dispute',
    'in_chargeback',
    'in_review',
    'nothing_paid',
    'attachment_too_large',
    'not_an_image',
    'image_dimensions',
  ],
  limit: { by: 'account', max: 20, seconds: 3600, counted: 'together' },
  images: { imagenes: { maxCount: DISPUTE_IMAGES, tooLarge: 'attachment_too_large' } },
  texts: UPDATE_TEXTS,
});

/** The other side says its word (4 §D), once, with images as well; who opened the dispute said theirs then. */
export const answerDispute = call({
  path: '/chat/answer_dispute.php',
  access: ['client', 'professional', 'admin'],
  permission: ['soporte'],
  fresh: false,
  input: z.object({ id_proposal: f.id, texto: f.requiredText('Cuenta qué pasó.', 2000) }),
  output: z.object({ proposal }),
  errors: [
    'proposal_not_found',
    'not_in_dispute',
    'dispute_yours',
    'dispute_answered',
    'attachment_too_large',
    'not_an_image',
    'image_dimensions',
  ],
  limit: { by: 'account', max: 20, seconds: 3600, counted: 'together' },
  images: { imagenes: { maxCount: DISPUTE_IMAGES, tooLarge: 'attachment_too_large' } },
  texts: UPDATE_TEXTS,
});

/** Who opened a dispute withdraws it (4 §D): the project goes on where it was, its deadlines for the rest of their time. */
export const withdrawDispute = call({
  path: '/chat/withdraw_dispute.php',
  access: ['client', 'professional', 'admin'],
  permission: ['soporte'],
  fresh: false,
  input: z.object({ id_proposal: f.id, version: z.optional(f.id) }),
  output: z.object({ proposal }),
  errors: ['proposal_not_found', 'proposal_changed', 'not_in_dispute', 'dispute_not_yours'],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/**
 * One of the two offers to settle their dispute (4 §D): of what is held, `reembolso` (MXN) goes back to the client, the
 * rest is released. It takes the place of their own earlier offer.
 */
export const offerSettlement = call({
  path: '/chat/offer_settlement.php',
  access: ['client', 'professional', 'admin'],
  permission: ['soporte'],
  fresh: 'by_handler',
  input: z.object({
    id_proposal: f.id,
    reembolso: amounts.amount,
    /** The held amount that they saw; if it has changed, the call is refused. */
    retenido: z.optional(amounts.amount),
    version: z.optional(f.id),
  }),
  output: z.object({ proposal }),
  errors: [
    'proposal_not_found',
    'proposal_changed',
    'not_in_dispute',
    'nothing_held',
    'refund_exceeds_held',
  ],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/** An offer as it was seen: it never changes, so its number is enough. */
const seenOffer = z.object({ id_proposal: f.id, oferta: f.id });

/** The other side accepts an offer: the dispute ends with exactly this division, as by a ruling. */
export const acceptSettlement = call({
  path: '/chat/accept_settlement.php',
  access: ['client', 'professional', 'admin'],
  permission: ['soporte'],
  fresh: 'by_handler',
  input: seenOffer,
  output: z.object({ proposal }),
  errors: [
    'proposal_not_found',
    'not_in_dispute',
    'offer_gone',
    'in_chargeback',
    'in_review',
    'transition_not_yours',
    'payment_pending',
    'transition_wrong_state',
  ],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/** The other side declines an offer, or who made it takes it back. */
export const declineSettlement = call({
  path: '/chat/decline_settlement.php',
  access: ['client', 'professional', 'admin'],
  permission: ['soporte'],
  fresh: false,
  input: seenOffer,
  output: z.object({ proposal }),
  errors: ['proposal_not_found', 'not_in_dispute', 'offer_gone'],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/** How a dispute ends: by the team's decision, withdrawn by who opened it, or settled between the two. */
const DISPUTE_ENDS = ['decision', 'retirada', 'acuerdo'] as const;
export type DisputeEnd = (typeof DISPUTE_ENDS)[number];

const dispute = z.object({
  ...disputeFacts.shape,
  id_proposal: z.number(),
  ...overview,
  /** The fee of the project. */
  tarifa: fee,
  /** 1 when it is open for more than five days (4 §D). */
  tarde: zeroOrOne,
  /** The pictures of every delivery, oldest first. */
  entregas: z.array(z.object({ ...pictures.shape, createAt: instant })),
  /** How it ended; null while it is open. */
  resolucion: z.nullable(
    z.object({
      fin: z.enum(DISPUTE_ENDS),
      /** 0 where it was withdrawn: nothing moved. */
      reembolso: mxn,
      liberado: mxn,
      /** The team's reason, else ''. */
      motivo: z.string(),
      /** The name of who decided, withdrew it or accepted the other's offer. */
      por: z.string(),
      createAt: instant,
    }),
  ),
});
export type Dispute = z.infer<typeof dispute>;

const estado = z.optional(z.enum(['abiertas', 'resueltas']));

/** Disputes, 20 at a time or as many as asked for (decisions §9): open ones oldest first, or decided ones newest first. */
export const getDisputes = call({
  path: '/admin/disputes/get_disputes.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    estado,
    cuantos: rowsAsked,
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
  }),
  output: z.object({
    disputes: z.array(dispute),
    ...following(z.number()),
    /** How many are open. */
    abiertas: z.number(),
  }),
  errors: [],
  limit: { by: 'account', max: 300, seconds: 60, counted: 'per_process' },
  texts: { failed: 'No se obtuvieron las disputas', network: 'Error al cargar las disputas' },
});

/** The first 2,000 disputes that are open, or that are decided, for a file; the download is recorded. */
export const exportDisputes = call({
  path: '/admin/disputes/export_disputes.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({ estado }),
  output: z.object({
    disputes: z.array(
      z.omit(dispute, { imagenes: true, ofertas: true, entregas: true, tarifa: true }),
    ),
    /** Whether there are more. */
    hay_mas: z.boolean(),
  }),
  errors: [],
  limit: DOWNLOAD,
  texts: { failed: 'No se descargaron las disputas', network: 'Error al descargar las disputas' },
});
export type DisputeLine = z.infer<typeof exportDisputes.output>['disputes'][number];

/** One dispute, open or ended: what the team is told of leads to it. */
export const getDispute = call({
  path: '/admin/disputes/get_dispute.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({ dispute }),
  errors: ['dispute_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo la disputa', network: 'Error al cargar la disputa' },
});

/**
 * Resolves a dispute (decisions §5): of what is held, `reembolso` (MXN) is refunded to the client, the rest goes
 * to the professional. The project ends finalizada when it was fully paid and not everything is refunded, else
 * cancelada.
 */
export const resolveDispute = call({
  path: '/admin/disputes/resolve_dispute.php',
  access: ['admin'],
  permission: ['soporte'],
  fresh: true,
  fourEyes: 'disputa',
  input: z.object({
    dispute_id: f.id,
    reembolso: amounts.amount,
    motivo: f.requiredText('Explica la decisión: la leerán las dos partes.', 2000),
    /** The held amount that the administrator saw; if it has changed, the call is refused. */
    retenido: z.optional(amounts.amount),
  }),
  output: z.object({ proposal }),
  errors: [
    'dispute_not_found',
    'not_in_dispute',
    'in_chargeback',
    'in_review',
    'proposal_changed',
    'refund_exceeds_held',
    'payment_pending',
    'transition_wrong_state',
  ],
  limit: MONEY,
  texts: { failed: 'No se resolvió la disputa', network: 'Error al resolver la disputa' },
});
