import type { User } from '#web/api/session-store.ts';

const FIELDS = Object.keys({
  keylogin: true,
  nombre: true,
  rol: true,
  nivel: true,
  balance: true,
  en_camino: true,
  retenido: true,
  img_profile: true,
  account: true,
  contacto_pendiente: true,
  address: true,
  profile: true,
  payment_method: true,
  pagos_retenidos_hasta: true,
  membership: true,
  portfolio: true,
  reviews: true,
  proposal: true,
  proposal_active: true,
  proposal_total: true,
  finalizados_7_dias: true,
  reservado: true,
  reservado_por_decidir: true,
  adeudo: true,
  segundo_factor: true,
  // Administrators alone have it; theirs is refreshed when their session is checked.
} satisfies Record<Exclude<keyof User, 'permisos'>, true>);

/** Whether a stored user has every field that screens need: an older release may have stored fewer. */
export const isCompleteUser = (user: User): boolean =>
  FIELDS.every((field) => field in user) &&
  [...user.proposal, ...user.proposal_active].every((project) => 'hora' in project);
