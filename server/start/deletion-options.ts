import { parseArgs } from 'node:util';

const USAGE = `Uso: npm run deletion:verify -- CLAVE|all [--texts ARCHIVO]
Comprueba que de la cuenta eliminada con esa clave, o de todas, no queda más de lo que se conserva. ARCHIVO tiene textos que la
nombraban (nombre, correo, teléfono, CLABE), uno por línea: se buscan en todas las tablas.`;

interface DeletionOptions {
  /** The key of a deleted account; null: all of them. */
  readonly keylogin: string | null;
  /** A file with texts to look for. */
  readonly texts: string | null;
}

/** What the command was asked for; a text for people where that cannot be understood. */
export function deletionOptions(args: readonly string[]): DeletionOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { texts: { type: 'string' } },
      allowPositionals: true,
    });
    const [who, ...others] = positionals;
    if (who === undefined || others.length > 0) return USAGE;
    return { keylogin: who === 'all' ? null : who, texts: values.texts ?? null };
  } catch {
    // An unknown option.
    return USAGE;
  }
}
