import { cuentas } from './cuentas.ts';
import { mensajes } from './mensajes.ts';
import { notifications } from './notifications.ts';
import { pagos } from './pagos.ts';
import { propuestas } from './propuestas.ts';
import { reviews } from './reviews.ts';

export { countDays } from './days.ts';

export const handlers = [cuentas, mensajes, propuestas, pagos, reviews, notifications];
