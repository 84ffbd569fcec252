import type { SecretKeys } from '#server/secret-keys.ts';
import type { Lectura } from '#contract/identity.ts';
import { birthDay, lastDay } from '#domain/identity/ine/dates.ts';
import { fieldsOf, type MrzLines } from '#domain/identity/ine/mrz.ts';
import { namesOnCard } from '#domain/identity/ine/names.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import type { Services } from '#server/context.ts';
import type { Db } from '#server/db/pool.ts';
import { decryptText } from '#server/encrypt.ts';

/** The card models with these lines, by INE's own letters. */
const TIPO = 'EFGH';

/**
 * The reading of a professional's ID, compared with the present account; null until both sides are there.
 * For administrators only.
 */
export async function readingView(
  { db, services, now }: { db: Db; services: Pick<Services, 'config'>; now: Date },
  accountId: number,
): Promise<Lectura | null> {
  const row = await db
    .selectFrom('id_reading as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .select([
      'l.estado',
      'l.codigo_validacion',
      'l.mrz',
      'l.imagen',
      'l.created_at',
      'l.read_at',
      'a.nombre',
      'a.apellidos',
    ])
    .where('l.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const mrz = row.mrz && decrypted(services.config.secretKeys, row.mrz);
  return {
    // Illegible when its key no longer exists.
    estado: row.mrz && !mrz ? 'ilegible' : (row.estado as Lectura['estado']),
    codigoValidacion: row.codigo_validacion,
    imagen: row.imagen as Lectura['imagen'],
    createAt: row.created_at.toISOString(),
    leidaAt: row.read_at?.toISOString() ?? null,
    ...(mrz ? readingFields(mrz, row, now) : NOTHING),
  };
}

function decrypted(secretKeys: SecretKeys, encrypted: Buffer): string | null {
  try {
    return decryptText(secretKeys, encrypted);
  } catch {
    return null;
  }
}

const NOTHING = {
  tipo: null,
  cic: null,
  ocr: null,
  mrz: null,
  validacionMRZ: null,
  digitos: null,
  comparacion: null,
  vigente: null,
};

function readingFields(mrz: string, account: { nombre: string; apellidos: string }, now: Date) {
  const lines = mrz.split('\n') as unknown as MrzLines;
  const fields = fieldsOf(lines);
  const today = mexicoDay(now.getTime());
  const { apellidos, nombre, comparacion } = namesOnCard(lines.slice(2), account);
  const vigencia = lastDay(fields.vigencia);
  return {
    tipo: TIPO,
    cic: fields.cic,
    ocr: fields.ocr,
    mrz: lines.slice(0, 3).join('\n'),
    validacionMRZ: {
      emision: fields.emision,
      fechaNacimiento: birthDay(fields.nacimiento, today),
      nombre: [...apellidos, ...nombre].join(' '),
      sexo: fields.sexo,
      vigencia,
    },
    digitos: fields.digitos,
    comparacion,
    vigente: vigencia !== null && today <= vigencia,
  };
}
