import { type SqlBool, sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import { normalizePhone } from '#lib/phone.ts';
import { searchText } from '#lib/search-text.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { maskedEmail, picturePath, surnameInitial } from '#server/features/accounts/index.ts';
import { hasPhone } from '#server/db/sealed/index.ts';

const MAX_WORDS = 6;
/** Longer words are stored cut to this length (0023_search.sql). */
const LONGEST_WORD = 60;

/**
 * Finds one validated professional by e-mail, key or phone, else by name. The whole e-mail is only answered to
 * a caller who searched for it; otherwise it is masked, enough to tell two people of the same name apart.
 */
export async function findProfessional(db: Db | Trx, text: string, viewer: Pick<Caller, 'rol'>) {
  const known =
    (await professionals(db)
      .where(sql`lower(a.email)`, '=', text.toLowerCase())
      .executeTakeFirst()) ??
    (await professionals(db).where('a.keylogin', '=', text).executeTakeFirst()) ??
    (await byPhone(db, text));
  const row = known ?? (await byName(db, text));
  if (!row) return null;
  const { keylogin, nombre, apellidos, img_profile, email } = row;
  const knew = email.toLowerCase() === text.toLowerCase();
  return {
    keylogin,
    account: {
      nombre,
      apellidos: viewer.rol === ROL.admin ? apellidos : surnameInitial(row),
      img_profile: picturePath(img_profile),
    },
    email: knew ? email : maskedEmail(email),
  };
}

const professionals = (db: Db | Trx) =>
  db
    .selectFrom('account as a')
    .innerJoin('profile as p', 'p.account_id', 'a.id')
    .select(['a.keylogin', 'a.nombre', 'a.apellidos', 'a.img_profile', 'a.email'])
    .where('a.rol', '=', ROL.professional)
    .where('a.deleted_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .where('p.validacion', '=', 'validado')
    .limit(1);

async function byPhone(db: Db | Trx, text: string) {
  const phone = normalizePhone(text);
  return phone
    ? professionals(db)
        .where(hasPhone(db, 'a', phone))
        .executeTakeFirst()
    : undefined;
}

/** Every word is a prefix of one of the person's words; the best match as in search (decisions §3). */
async function byName(db: Db | Trx, text: string) {
  // Normalized words contain no quotes.
  const words = searchText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  const lexemes = words.map((word) => `'${word.slice(0, LONGEST_WORD)}':*`).join(' & ');
  return professionals(db)
    .innerJoin('findable as f', 'f.account_id', 'a.id')
    .where(sql<SqlBool>`f.lexemas @@ ${lexemes}::tsquery`)
    .orderBy('f.estrellas', 'desc')
    .orderBy('f.finished_count', 'desc')
    .orderBy('f.account_id')
    .executeTakeFirst();
}
