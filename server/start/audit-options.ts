import { parseArgs } from 'node:util';

const USAGE = `Uso: npm run audit:verify -- [--since AAAA-MM-DD] [--anchor ARCHIVO]
Comprueba que la auditoría es como se escribió, desde el principio o desde el ancla de un día. ARCHIVO tiene anclas guardadas
fuera de la base de datos: el texto de los correos que llegan cada día al equipo.`;

interface AuditOptions {
  /** The day whose anchor is the beginning; null: from the first entry. */
  readonly since: string | null;
  /** A file with anchors that were kept elsewhere. */
  readonly anchor: string | null;
}

/** What the command was asked for; a text for people where that cannot be understood. */
export function auditOptions(args: readonly string[]): AuditOptions | string {
  const asked = parsed(args);
  if (!asked) return USAGE;
  const { since = null, anchor = null } = asked;
  if (since !== null && !/^\d{4}-\d\d-\d\d$/.test(since))
    return `«${since}» no es un día: escribe --since AAAA-MM-DD.`;
  return { since, anchor };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { since: text, anchor: text } }).values;
  } catch {
    // An unknown option.
    return null;
  }
}
