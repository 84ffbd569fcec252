/** Payments that a card's bank takes back, and who bears what is lost (4 §A). */
import * as z from 'zod/mini';
import { call, DOWNLOAD, EVERYDAY, MONEY } from './call.ts';
import * as amounts from './amount-fields.ts';
import * as f from './fields.ts';
import { following, rowsAsked } from './paging.ts';
import { pictures } from './projects/view.ts';
import { instant, mxn, named } from './view-parts.ts';

const admin = ['admin'] as const;
const texts = {
  failed: 'No se obtuvieron los contracargos',
  network: 'Error al cargar los contracargos',
};

const chargeback = z.object({
  id: z.number(),
  /** The provider's id of the dispute. */
  id_dispute: z.string(),
  /** The payment. */
  pago: z.number(),
  concepto: z.string(),
  /** The project; null for a membership. */
  id_proposal: z.nullable(z.number()),
  monto: mxn,
  /** Why, in the provider's word. */
  motivo: z.string(),
  /** The provider's word for where it stands. */
  estado: z.string(),
  /** Until when evidence is taken; null where the bank says no deadline. */
  vence: z.nullable(instant),
  createAt: instant,
  /** When the bank asked about it before; null when it did not. */
  preguntado_at: z.nullable(instant),
  cerrado_at: z.nullable(instant),
  /** When the bank changed its mind about one that was lost, and gave the money back. */
  recuperado_at: z.nullable(instant),
  /** 1 once the bank has decided for the platform, 0 against it; null while it has not. */
  ganado: z.nullable(z.number()),
  entregadas_at: z.nullable(instant),
  /** Who of the team handed the evidence in; null also where somebody did so at the provider. */
  entregadas_por: z.nullable(z.string()),
  cliente: named,
  /** Who wrote the project's proposal; null for a membership. */
  profesional: z.nullable(named),
  /** 1 when what is lost can be charged to a professional. */
  con_deudor: z.number(),
  /** Of the professional's money: what may be kept for it, and what is. */
  por_reservar: mxn,
  reservado: mxn,
  /** What is lost and who bears it; null when nothing is. */
  perdida: z.nullable(
    z.object({
      id: z.number(),
      monto: mxn,
      /** What the professional owes of it; null until that is decided. */
      cargo: z.nullable(mxn),
      motivo: z.string(),
      decidido_at: z.nullable(instant),
      /** Who of the team decided; null for what a bank gave back before. */
      decidido_por: z.nullable(z.string()),
      /** What of the debt was not taken from a reserve, and how much of that was taken since. */
      adeudo: mxn,
      cobrado: mxn,
      /** What the professional got back of it, because the bank brought the money back; null while the loss stands. */
      repuesto: z.nullable(mxn),
      /** Since when nobody bears it, because a refund of the same payment did not arrive; null while it stands. */
      deshecha_at: z.nullable(instant),
    }),
  ),
});
export type Chargeback = z.infer<typeof chargeback>;

const estado = z.optional(z.enum(['abiertos', 'terminados']));

/**
 * Chargebacks, 20 at a time or as many as asked for: those that wait for somebody, the ones first whose evidence is due soonest, those after them
 * whose deadline has passed, or the ended ones, the newest first.
 */
export const getChargebacks = call({
  path: '/admin/chargebacks/get_chargebacks.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    estado,
    cuantos: rowsAsked,
    /** The `siguiente` of the page before. */
    marca: z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,15}$/, 'La marca no es válida.'))),
  }),
  output: z.object({ contracargos: z.array(chargeback), ...following(z.string()) }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** The first 2,000 chargebacks that wait for somebody, or that are ended, for a file; the download is recorded. */
export const exportChargebacks = call({
  path: '/admin/chargebacks/export_chargebacks.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ estado }),
  output: z.object({
    contracargos: z.array(chargeback),
    /** Whether there are more. */
    hay_mas: z.boolean(),
  }),
  errors: [],
  limit: DOWNLOAD,
  texts: {
    failed: 'No se descargaron los contracargos',
    network: 'Error al descargar los contracargos',
  },
});

/** What a chargeback is about, by its payment. */
const caseMoney = z.object({
  /** Released of the payment: before the fee, and what the professional received of that. */
  liberado: mxn,
  recibido: mxn,
  /** What of it the project still protects, up to what the bank took. */
  protegido: mxn,
  /** Once it is lost: what was paid by what was protected, and by refunds that were owed to the card. */
  cubierto_protegido: mxn,
  cubierto_devolucion: mxn,
  /** What the provider took for it, with the tax. */
  costo: mxn,
  /** What of a loss is proposed to charge: what was received, less what other cases of the payment cost already. */
  propuesta: mxn,
});
export type CaseMoney = z.infer<typeof caseMoney>;

/** One with its evidence pack, as it would be handed in now, or as it was; recorded, because it has messages of a chat. */
export const getChargeback = call({
  path: '/admin/chargebacks/get_chargeback.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({
    contracargo: chargeback,
    dinero: caseMoney,
    pruebas: z.string(),
    /** The pictures of the delivery, which are handed in with the text. */
    entrega: pictures,
    /** Names the text and the pictures that were read. */
    huella: z.string(),
  }),
  errors: ['chargeback_not_found'],
  limit: EVERYDAY,
  texts,
});

/** Hands the evidence in that was read; another one by now is refused, and so is a second time. */
export const submitEvidence = call({
  path: '/admin/chargebacks/submit_evidence.php',
  access: admin,
  permission: ['finanzas', 'soporte'],
  fresh: false,
  input: z.object({ id: f.id, huella: f.requiredText('Lee primero las pruebas.', 64) }),
  output: z.object({ contracargo: chargeback }),
  errors: [
    'chargeback_not_found',
    'evidence_changed',
    'evidence_closed',
    'evidence_handed_in',
    'payment_provider_unreachable',
  ],
  limit: MONEY,
  texts: {
    failed: 'No se entregaron las pruebas',
    network: 'Error al entregar las pruebas',
  },
});

/** Decides who bears a loss: `cargo`, MXN, is what the professional owes of it, and the platform the rest. */
export const decideLoss = call({
  path: '/admin/chargebacks/decide_loss.php',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  fourEyes: 'perdida',
  input: z.object({
    loss_id: f.id,
    cargo: amounts.amount,
    motivo: f.requiredText('Escribe el motivo.', 500),
  }),
  output: z.object({}),
  errors: ['loss_not_found', 'loss_decided', 'loss_exceeded', 'loss_without_debtor'],
  limit: MONEY,
  texts: { failed: 'No se guardó la decisión', network: 'Error al guardar la decisión' },
});

/**
 * What refunds at the provider lost, 20 at a time: what nobody has decided on, the oldest first, or what somebody has, the
 * newest first.
 */
export const getLosses = call({
  path: '/admin/chargebacks/get_losses.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    estado: z.optional(z.enum(['por_decidir', 'decididas'])),
    despues: z.optional(f.id),
  }),
  output: z.object({
    perdidas: z.array(
      z.object({
        id: z.number(),
        pago: z.number(),
        concepto: z.string(),
        monto: mxn,
        cliente: named,
        profesional: z.nullable(named),
        con_deudor: z.number(),
        /** What of it is proposed to charge. */
        propuesta: mxn,
        /** What the professional was charged of it, why, when and by whom; null until somebody has decided. */
        decision: z.nullable(
          z.object({
            cargo: mxn,
            motivo: z.string(),
            decidido_at: instant,
            decidido_por: z.nullable(z.string()),
          }),
        ),
        createAt: instant,
      }),
    ),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** A loss of which a professional bears a part, with its story. */
const debt = z.object({
  id: z.number(),
  /** The project whose payment was lost; null for none. */
  titulo: z.nullable(z.string()),
  /** Whether a bank took the payment back, or it was refunded at the provider. */
  causa: z.enum(['contracargo', 'devolucion']),
  /** What was lost, how much of it the team charged to them, and how much of that was taken from what was reserved. */
  perdido: mxn,
  cargo: mxn,
  de_reserva: mxn,
  /** The debt that was left, and what of it was taken so far; 0 where the reserve was enough. */
  monto: mxn,
  cobrado: mxn,
  /** What they got back of the charge, because the bank brought the payment back; null while the loss stands. */
  repuesto: z.nullable(mxn),
  /** Why the team decided so. */
  motivo: z.string(),
  createAt: instant,
  /**
   * What was taken, the oldest first, and of what: of a release, whose project is `titulo`, of a payout that failed or came
   * back (`pago`), or of what was balance (`saldo`).
   */
  cobros: z.array(
    z.object({
      monto: mxn,
      de: z.enum(['proyecto', 'pago', 'saldo']),
      titulo: z.nullable(z.string()),
      createAt: instant,
    }),
  ),
});
export type Debt = z.infer<typeof debt>;

/**
 * Payments that somebody outside doubts while no bank took them back, 20 at a time. Those that their banks ask about (`bancos`): the ones first whose answer is due soonest,
 * those without a deadline after them, and those whose deadline has passed at the end. Those that their card's
 * network takes for fraud (`redes`), while that can be prevented: the oldest first, not those that are given back.
 */
export const getInquiries = call({
  path: '/admin/chargebacks/get_consultas.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    de: z.optional(z.enum(['bancos', 'redes'])),
    /** The `siguiente` of the page before. */
    marca: z.optional(z.string().check(z.regex(/^\d{1,15}\.\w{1,80}$/, 'La marca no es válida.'))),
  }),
  output: z.object({
    consultas: z.array(
      z.object({
        /** The provider's id of the dispute. */
        id: z.string(),
        pago: z.number(),
        concepto: z.string(),
        monto: mxn,
        cliente: named,
        /** Why, in the provider's word. */
        motivo: z.string(),
        /** Until when the bank waits for an answer; null where it says no deadline, and of networks, which ask nothing. */
        vence: z.nullable(instant),
        createAt: instant,
      }),
    ),
    ...following(z.string()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las consultas', network: 'Error al cargar las consultas' },
});

/** What the professional was charged of losses, the newest first, 10 at a time (4 §A). */
export const getOwnDebts = call({
  path: '/account/get_adeudos.php',
  access: ['professional'],
  fresh: false,
  input: z.object({ despues: z.optional(f.id) }),
  output: z.object({ adeudos: z.array(debt), ...following(z.number()) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron tus adeudos', network: 'Error al cargar tus adeudos' },
});

/**
 * What banks and card networks think of payments of two people's projects while no bank took them back: the team's alone (4 §A).
 */
export const getWarnings = call({
  path: '/admin/chargebacks/get_avisos.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ key_primary: f.keylogin, key_secundary: f.keylogin }),
  output: z.object({
    /** The newest first, at most 20. */
    avisos: z.array(
      z.object({
        /** The provider's id. */
        id: z.string(),
        pago: z.number(),
        concepto: z.string(),
        monto: mxn,
        tipo: z.string(),
        createAt: instant,
      }),
    ),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los avisos', network: 'Error al cargar los avisos' },
});
