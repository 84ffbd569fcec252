import { sql } from 'kysely';
import type { PublicProfile } from '#contract/profile/view.ts';
import type { Db } from '#server/db/pool.ts';

type Fact = PublicProfile['comprobado'][number];

/**
 * What is known to have been checked of a professional, identity first. An ID that was replaced after the team's
 * decision was not seen by them, and a phone is proved at the sign-up or when its owner changes it, not by the team's edit.
 */
export async function checkedFacts(db: Db, accountId: number): Promise<Fact[]> {
  const { rows } = await sql<Record<Fact['que'], Date | null>>`
    select
      case when p.identificacion_frontal is not null and p.identificacion_trasera is not null
        and p.identificacion_at <= p.validacion_at then p.validacion_at end as identidad,
      case when c.account_id is null then case when a.terms_at = a.created_at then a.created_at end
        when c.proved then c.created_at end as telefono,
      p.validacion_at as equipo,
      (select min(x.finalized_at) from proposal x
        where x.professional_id = a.id and x.estado = 'finalizada') as trabajo
    from account a join profile p on p.account_id = a.id
      left join lateral (select account_id, proved, created_at from security_change
        where account_id = a.id and kind = 'phone' order by created_at desc, id desc limit 1) c on true
    where a.id = ${accountId} and p.validacion = 'validado'`.execute(db);
  const [row] = rows;
  const order = ['identidad', 'telefono', 'equipo', 'trabajo'] as const;
  return order.flatMap((que) => {
    const at = row?.[que];
    return at ? [{ que, at: at.toISOString() }] : [];
  });
}
