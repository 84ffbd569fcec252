import type { Approval, Limits } from '#contract/approvals.ts';

const HOUR = 3_600_000;
export const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** What somebody else asked for two hours ago; files share this one, and each has its own clock. */
export const waitingPayouts = (): Approval => ({
  id: 7,
  tipo: 'pagos',
  monto: 25_000,
  objetos: [
    { tipo: 'payout', id: '3', nombre: 'Rosa Díaz Cruz' },
    { tipo: 'payout', id: '4', nombre: 'Tomás Núñez' },
  ],
  lineas: [
    { que: 'pasa_a', texto: 'pagado', monto: null },
    { que: 'pago', texto: 'Rosa Díaz Cruz, STP ····9719', monto: 20_000 },
    { que: 'pago', texto: 'Tomás Núñez, BBVA ····0042', monto: 5000 },
  ],
  motivo: '',
  pide: { keylogin: 'a'.repeat(43), nombre: 'Ada Paz' },
  createAt: at(-2),
  vence_at: at(45.5),
  permisos: ['finanzas'],
  respaldo: true,
  estado: 'en_espera',
  fin: null,
});
/** The amounts of the beginning. */
export const LIMITS: Limits = {
  version: 0,
  pagos: 20_000,
  decisiones: 10_000,
  desde: '2020-01-01T06:00:00.000Z',
  autor: null,
  motivo: 'Los del inicio',
  anterior: null,
};
