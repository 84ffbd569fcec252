import type { Config } from '../config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import type { Running } from './run.ts';

/** What whoever started the server needs to know next. */
export function banner(config: Config, { address, hasOutbox }: Running, elapsed: number): string {
  const lines = ['', `Maestros está en ${address}  (listo en ${(elapsed / 1000).toFixed(1)} s)`];
  if (hasOutbox) lines.push(`Códigos y avisos enviados: ${address}/_dev/outbox`);
  if (config.demo) {
    lines.push('', `Cuentas de demostración, contraseña ${DEMO_PASSWORD}:`);
    for (const { email, what } of DEMO_ACCOUNTS) lines.push(`  ${email.padEnd(22)} ${what}`);
  }
  return [...lines, '', 'Ctrl-C detiene todo.'].join('\n');
}
