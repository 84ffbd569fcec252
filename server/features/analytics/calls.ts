import * as analytics from '#contract/analytics.ts';
import { implement } from '#server/calls/implement.ts';
import { cuentas } from './cuentas.ts';
import { mensajes } from './mensajes.ts';
import { notifications } from './notifications.ts';
import { pagos } from './pagos.ts';
import { propuestas } from './propuestas.ts';
import { reviews } from './reviews.ts';

/** The handlers of the contract's module. */
export const handlers = implement(analytics, {
  cuentas,
  mensajes,
  notifications,
  pagos,
  propuestas,
  reviews,
});
