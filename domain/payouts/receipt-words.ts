import { longDay } from '#lib/date-words.ts';
import { formatClock, mexicoDay } from '#lib/mexico-time.ts';
import { formatCentavos, fromMxn } from '../money.ts';
import { PAYOUT_NAMES, type PayoutState } from './payout.ts';

/** «L-000123»: how people name what was released to them, by its movement in the books. */
export const releaseFolio = (movementId: number): string => `L-${padded(movementId)}`;

/** «T-000123»: how people name a transfer of their balance to their bank. */
export const payoutFolio = (payoutId: number): string => `T-${padded(payoutId)}`;

const padded = (id: number): string => String(id).padStart(6, '0');

/** What the receipt of a release is written from; amounts in MXN, as on the wire. */
export interface ReleaseView {
  readonly recibe: string;
  readonly cliente: string;
  readonly concepto: string;
  readonly liberado_at: string;
  readonly monto: number;
  readonly comision: number;
  readonly adeudo: number;
  readonly reservado: number;
  readonly pagos: readonly { readonly folio: string; readonly fecha: string }[];
}

type Facts = readonly (readonly [name: string, value: string])[];

/** What the receipt of a release says, by name, on its page and in its mail (4 §E). */
export function releaseFacts(release: ReleaseView): Facts {
  const { adeudo, reservado, pagos } = release;
  const facts: [string, string | null][] = [
    ['Fecha y hora', momentWords(release.liberado_at)],
    ['Recibe', release.recibe],
    ['Cliente', release.cliente],
    ['Concepto', release.concepto],
    ['Liberado del proyecto', pesos(release.monto)],
    ['Comisión de Maestros', less(release.comision)],
    ['Para tu adeudo', adeudo > 0 ? less(adeudo) : null],
    ['Apartado por un contracargo', reservado > 0 ? less(reservado) : null],
    [
      pagos.length === 1 ? 'Pago a tu cuenta' : 'Pagos a tu cuenta',
      pagos.map(({ folio, fecha }) => `${folio}, ${longDay(fecha)}`).join('; ') || null,
    ],
  ];
  return told(facts);
}

/** What the receipt of a payout is written from; amounts in MXN, as on the wire. */
export interface PayoutView {
  readonly recibe: string;
  readonly fecha: string;
  readonly banco: string;
  readonly terminacion: string;
  readonly estado: PayoutState;
  readonly clave_rastreo: string | null;
  readonly motivo: string | null;
  readonly enviado_at: string | null;
  readonly terminado_at: string | null;
  readonly devuelto_at: string | null;
}

/** What the receipt of a payout says, by name, on its page and in its mail (4 §E). */
export function payoutFacts(payout: PayoutView): Facts {
  const { banco, estado, terminado_at, enviado_at, devuelto_at } = payout;
  const facts: [string, string | null][] = [
    ['Pago del', longDay(payout.fecha)],
    ['Estado', PAYOUT_NAMES[estado]],
    ['Recibe', payout.recibe],
    ['Cuenta', `${banco || 'CLABE'}, termina en ${payout.terminacion}`],
    ['Clave de rastreo', payout.clave_rastreo],
    ['Enviado', enviado_at && momentWords(enviado_at)],
    ['Llegó', estado === 'fallido' ? null : terminado_at && momentWords(terminado_at)],
    ['No llegó', estado === 'fallido' ? terminado_at && momentWords(terminado_at) : null],
    ['Lo devolvió tu banco', devuelto_at && momentWords(devuelto_at)],
    ['Motivo', payout.motivo],
  ];
  return told(facts);
}

/** What both are not, and what they are for. */
export const notInvoiceWords = 'Es un comprobante de Maestros, no una factura (CFDI).';

const told = (facts: readonly (readonly [string, string | null])[]): Facts =>
  facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));

const pesos = (mxn: number): string => formatCentavos(fromMxn(mxn));
const less = (mxn: number): string => `−${pesos(mxn)}`;

/** «24 de noviembre de 2026, 10:05 (Ciudad de México)». */
function momentWords(instant: string): string {
  const at = Date.parse(instant);
  return `${longDay(mexicoDay(at))}, ${formatClock(at)} (Ciudad de México)`;
}
