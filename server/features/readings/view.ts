import type { Lectura } from '#contract/reading.ts';
import { birthDay, lastDay } from '#domain/ine/dates.ts';
import { fieldsOf, type MrzLines } from '#domain/ine/mrz.ts';
import { compareNames, nameOnCard } from '#domain/ine/names.ts';
import { mexicoDay } from '#domain/mexico-time.ts';
import type { Services } from '#server/context.ts';
import type { Db } from '#server/db/pool.ts';
import { unseal } from '#server/seal.ts';

/** The models with these lines, as INE's own list of voters groups them. */
const TIPO = 'EFGH';

/**
 * What was read of a professional's ID, compared with the account as it is now; null while both sides are not
 * there. For administrators only.
 */
export async function readingView(
  { db, services, now }: { db: Db; services: Pick<Services, 'config'>; now: Date },
  accountId: number,
): Promise<Lectura | null> {
  const row = await db
    .selectFrom('lectura as l')
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
  return {
    estado: row.estado as Lectura['estado'],
    codigoValidacion: row.codigo_validacion,
    imagen: row.imagen as Lectura['imagen'],
    createAt: row.created_at.toISOString(),
    leidaAt: row.read_at?.toISOString() ?? null,
    ...(row.mrz ? told(unseal(services.config.secretKey, row.mrz), row, now) : NOTHING),
  };
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

function told(mrz: string, account: { nombre: string; apellidos: string }, now: Date) {
  const lines = mrz.split('\n') as unknown as MrzLines;
  const fields = fieldsOf(lines);
  const today = mexicoDay(now.getTime());
  const name = nameOnCard(lines[2], account);
  const vigencia = lastDay(fields.vigencia);
  return {
    tipo: TIPO,
    cic: fields.cic,
    ocr: fields.ocr,
    mrz,
    validacionMRZ: {
      emision: fields.emision,
      fechaNacimiento: birthDay(fields.nacimiento, today),
      nombre: [...name.apellidos, ...name.nombre].join(' '),
      sexo: fields.sexo,
      vigencia,
    },
    digitos: fields.digitos,
    comparacion: compareNames(name, account),
    vigente: vigencia !== null && today <= vigencia,
  };
}
