import type { Config } from '../config.ts';
import type { Running } from './run.ts';

/** The text shown after the start: addresses and demo accounts. */
export async function banner(
  config: Config,
  { address, hasOutbox }: Running,
  elapsed: number,
): Promise<string> {
  const lines = ['', `Maestros está en ${address}  (listo en ${(elapsed / 1000).toFixed(1)} s)`];
  if (hasOutbox) {
    lines.push(`Códigos y avisos enviados: ${address}/_dev/outbox`);
    lines.push(`Contracargos y otros hechos del banco: ${address}/_dev/payments`);
  }
  if (config.environment === 'development')
    lines.push(`Las llamadas de la API: ${address}/_dev/api`);
  if (config.demo) {
    // oxlint-disable-next-line no-restricted-imports -- never in production
    const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import('#demo/accounts.ts');
    lines.push('', `Cuentas de demostración, contraseña ${DEMO_PASSWORD}:`);
    for (const { email, what } of DEMO_ACCOUNTS) lines.push(`  ${email.padEnd(22)} ${what}`);
  }
  return [...lines, '', 'Ctrl-C detiene todo.'].join('\n');
}
