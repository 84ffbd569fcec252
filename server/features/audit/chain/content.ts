import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

/** An entry with what it should hold, read from its fields and not from what PostgreSQL once made of them. */
export interface ChainedEntry {
  readonly id: number;
  readonly position: number;
  /** What the entry holds, in hexadecimal. */
  readonly hash: string;
  readonly content: string;
}

/**
 * The entries after a place in the chain, in its order, at most `most`. The content is written as `chain_audit()` writes it
 * (migration 0271), a second time on purpose: whoever changes that function does not change this.
 */
export async function chainedAfter(
  db: Db | Trx,
  position: number,
  most: number,
): Promise<ChainedEntry[]> {
  const { rows } = await sql<ChainedEntry>`
    select l.id, l.chain_position as position, encode(l.hash, 'hex') as hash,
      jsonb_build_array(l.chain_position, l.id, l.admin_id, l.admin_name, l.approved_by, l.approver_name, l.action,
        l.subject, l.subject_id, l.before, l.after, (extract(epoch from l.created_at) * 1000000)::bigint,
        (select coalesce(jsonb_agg(p.account_id order by p.account_id), '[]')
          from audit_person p where p.audit_id = l.id))::text as content
    from audit_log l where l.chain_position > ${position}
    order by l.chain_position limit ${most}`.execute(db);
  return rows;
}

/** The hash of an entry that follows the one with `previous`; both in hexadecimal, the first entry follows the empty text. */
export const hashAfter = (previous: string, content: string): string =>
  createHash('sha256').update(Buffer.from(previous, 'hex')).update(content, 'utf8').digest('hex');
