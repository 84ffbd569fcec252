import { parseArgs } from 'node:util';
import { mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';

const USAGE = `Uso: npm run books -- [--provider [--since AAAA-MM-DD]] [--bank]
Sin opciones revisa que los libros cuadren; con --provider los compara con Stripe, desde un día o desde el primero, y con
--bank con los estados de cuenta importados. Un estado de cuenta se importa en la página /admin/contabilidad/banco.`;

interface BooksOptions {
  readonly provider: boolean;
  readonly bank: boolean;
  /** The start of the day from which on the provider is compared; null: from the first movement. */
  readonly since: Date | null;
}

/** What the command was asked for; a text for people where that cannot be understood. */
export function booksOptions(args: readonly string[]): BooksOptions | string {
  const asked = parsed(args);
  if (!asked) return USAGE;
  const { provider = false, bank = false, since } = asked;
  if (since === undefined) return { provider, bank, since: null };
  const start = startOfMexicoDay(since);
  if (Number.isNaN(start) || mexicoDay(start) !== since)
    return `«${since}» no es un día: escribe --since AAAA-MM-DD.`;
  return { provider, bank, since: new Date(start) };
}

function parsed(args: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const options = { provider: flag, bank: flag, since: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    // An unknown option.
    return null;
  }
}
