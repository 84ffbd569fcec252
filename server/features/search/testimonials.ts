import { sql, type SqlBool } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** The length of a review that fits a card, in characters. */
const MIN_LENGTH = 40;
const MAX_LENGTH = 320;
/** Enough reviews to choose ones of different people. */
const NEWEST = 60;

/** The newest reviews by clients of finished projects, each with its professional. */
export const newestTestimonials = (db: Db) =>
  db
    .selectFrom('review as r')
    .innerJoin('proposal as x', 'x.id', 'r.proposal_id')
    .innerJoin('account as s', 's.id', 'r.author_id')
    .innerJoin('account as t', 't.id', 'r.subject_id')
    .innerJoin('profile as p', 'p.account_id', 't.id')
    .innerJoin('profile_profesion as pp', (join) =>
      join.onRef('pp.account_id', '=', 'p.account_id').on('pp.orden', '=', 0),
    )
    .innerJoin('categoria as c', 'c.id', 'pp.categoria_id')
    .select([
      'r.id',
      'r.proposal_id',
      'r.type',
      'r.rating',
      'r.description',
      'r.created_at',
      'r.visible_at',
      'r.answer',
      'r.answered_at',
      's.keylogin as author_key',
      's.nombre',
      's.apellidos',
      's.deleted_at',
      's.img_profile',
      't.keylogin as subject_key',
      't.nombre as professional_nombre',
      't.apellidos as professional_apellidos',
      'p.nombre_comercial',
      'c.categoria as profesion',
    ])
    .where('r.type', '=', 'cliente')
    .where('r.deleted_at', 'is', null)
    .where('r.visible_at', 'is not', null)
    .where('x.estado', '=', 'finalizada')
    .where('s.deleted_at', 'is', null)
    .where('t.deleted_at', 'is', null)
    .where('s.suspended_at', 'is', null)
    .where('t.suspended_at', 'is', null)
    .where('p.validacion', '=', 'validado')
    .where(sql<SqlBool>`char_length(r.description) between ${MIN_LENGTH} and ${MAX_LENGTH}`)
    .orderBy('r.id', 'desc')
    .limit(NEWEST)
    .execute();
