/** What is proved of the books: SQL that finds the subjects of each fault, and what people read of it. */
export const CHECKS = [
  {
    says: 'Movimiento que no suma cero',
    faulty: `select operation_key as subject from ledger_movement m
      where coalesce((select sum(amount) from ledger_entry e where e.movement_id = m.id), 1) <> 0`,
  },
  {
    says: 'Saldo distinto de sus asientos',
    faulty: `select a.kind || ' ' || a.id as subject from ledger_account a
      left join (
        select e.account_id, coalesce(sum(e.amount) filter (where e.amount > 0 and not back), 0) as credited,
          coalesce(-sum(e.amount) filter (where e.amount < 0 or back), 0) as debited
        from ledger_entry e
        join ledger_account a on a.id = e.account_id
        join ledger_movement m on m.id = e.movement_id
        cross join lateral (select a.kind = 'retenido' and m.kind = 'contracargo_recuperado' as back) b
        group by 1
      ) e on e.account_id = a.id
      where a.kind in ('retenido', 'profesional', 'por_transferir', 'reserva')
        and (a.credited, a.debited, a.balance) is distinct from
          (coalesce(e.credited, 0), coalesce(e.debited, 0),
            coalesce(e.credited, 0) - coalesce(e.debited, 0))`,
  },
  {
    says: 'Movimiento de un proyecto con dinero de otro',
    faulty: `select m.operation_key as subject from ledger_movement m
      join ledger_entry e on e.movement_id = m.id join ledger_account a on a.id = e.account_id
      where a.kind = 'retenido' and a.proposal_id is distinct from m.proposal_id`,
  },
  {
    says: 'Pago liquidado que no está en los libros con su monto',
    faulty: `select p.id::text as subject from payment p where p.settled_at is not null
      and p.value is distinct from (
        select sum(e.amount) from ledger_movement m
        join ledger_entry e on e.movement_id = m.id join ledger_account a on a.id = e.account_id
        where m.operation_key =
            case p.type_sell when 'proyecto' then 'pago:' else 'membresia:' end || p.id_payment
          and m.proposal_id is not distinct from p.proposal_id
          and a.kind in ('retenido', 'membresia', 'devolucion'))`,
  },
  {
    says: 'Movimiento de pago sin pago liquidado',
    faulty: `select m.operation_key as subject from ledger_movement m where m.kind in ('pago', 'membresia')
      and not exists (select from payment p
        where m.operation_key = m.kind || ':' || p.id_payment and p.settled_at is not null)`,
  },
  {
    says: 'Proyecto pagado cuyo precio no está completo',
    faulty: `select p.id::text as subject from proposal p
      left join ledger_account a on a.kind = 'retenido' and a.proposal_id = p.id
      where (p.estado in ('completado', 'finalizada') or (p.estado = 'pagado' and not p.adicionales))
        and coalesce(a.credited, 0) <> p.precio`,
  },
  {
    says: 'Proyecto terminado con dinero retenido',
    faulty: `select p.id::text as subject from proposal p
      join ledger_account a on a.kind = 'retenido' and a.proposal_id = p.id
      where p.estado in ('rechazada', 'retirada', 'expirada', 'cancelada', 'finalizada')
        and a.balance <> 0`,
  },
  {
    says: 'Lo que se debe devolver no es la suma de los reembolsos abiertos del proyecto',
    // Payments without a project are for memberships: they count together as project 0.
    faulty: `select project::text as subject from (
        select coalesce(m.proposal_id, 0) as project, sum(e.amount) as owed
        from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'devolucion'
        join ledger_movement m on m.id = e.movement_id group by 1
      ) p full join (
        select coalesce(proposal_id, 0) as project, sum(amount) as owed
        from refund where done_at is null group by 1
      ) r using (project)
      where coalesce(p.owed, 0) <> coalesce(r.owed, 0)`,
  },
  {
    says: 'Lo que volvió a las tarjetas no es la suma de los reembolsos hechos del proyecto',
    faulty: `select project::text as subject from (
        select coalesce(m.proposal_id, 0) as project, sum(e.amount) as sent
        from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind in ('proveedor', 'en_camino_a_tarjeta')
        join ledger_movement m on m.id = e.movement_id and m.kind in ('devuelto', 'devolucion_fallida')
        group by 1
      ) p full join (
        select coalesce(proposal_id, 0) as project, sum(amount) as sent
        from refund where done_at is not null and outside_by is null and chargeback_id is null group by 1
      ) r using (project)
      where coalesce(p.sent, 0) <> coalesce(r.sent, 0)`,
  },
  {
    says: 'Contracargo perdido que no está en los libros como se repartió',
    faulty: `select c.id_dispute as subject from chargeback c
      left join ledger_movement m on m.operation_key = 'contracargo_perdido:' || c.id_dispute
      left join ledger_movement r on r.operation_key = 'contracargo_recuperado:' || c.id_dispute
      cross join lateral (
        select coalesce(sum(-e.amount) filter (where a.kind = 'retenido'), 0) as covered,
          coalesce(sum(-e.amount) filter (where a.kind = 'devolucion'), 0) as owed,
          coalesce(sum(-e.amount) filter (where a.kind = 'por_decidir'), 0) as lost
        from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.movement_id in (m.id, r.id)) b
      left join loss l on l.chargeback_id = c.id
      left join (
        select split_part(m.operation_key, ':', 2) as loss_id, sum(-e.amount) as covered
        from ledger_movement m join ledger_entry e on e.movement_id = m.id
        join ledger_account a on a.id = e.account_id and a.kind = 'devolucion'
        where m.kind = 'perdida_deshecha' group by 1
      ) late on late.loss_id = l.id::text
      where (m.id is null and c.won is false) or b.covered <> c.covered
        or b.owed + coalesce(late.covered, 0) <> coalesce((select sum(amount) from refund where chargeback_id = c.id), 0)
        or b.lost - coalesce(late.covered, 0) <> case when l.undone_at is null then coalesce(l.amount, 0) else 0 end`,
  },
  {
    says: 'Reembolso pagado por fuera que no está en los libros con su monto',
    faulty: `select r.id::text as subject from refund r where r.outside_by is not null
      and r.amount is distinct from (
        select e.amount from ledger_movement m join ledger_entry e on e.movement_id = m.id
        join ledger_account a on a.id = e.account_id and a.kind = 'banco'
        where m.operation_key = 'devuelto_por_fuera:' || r.id)`,
  },
  {
    says: 'Lo que se anotó como devuelto no es lo que salió del proyecto',
    faulty: `select a.proposal_id::text as subject from ledger_account a where a.kind = 'retenido'
      and a.returned <> coalesce((
        select sum(-e.amount) from ledger_entry e
        join ledger_movement m on m.id = e.movement_id and m.kind in ('reembolso', 'devuelto', 'contracargo_perdido', 'contracargo_recuperado')
        where e.account_id = a.id), 0)`,
  },
  {
    says: 'Lo que los bancos retiraron no es la suma de los contracargos abiertos',
    faulty: `select 'contracargo' as subject where coalesce((
        select -sum(e.amount) from ledger_entry e
        join ledger_account a on a.id = e.account_id and a.kind = 'contracargo'), 0)
      <> (select coalesce(sum(amount), 0) from chargeback where closed_at is null)`,
  },
  {
    says: 'Lo reservado o adeudado por un profesional no es lo que dicen sus casos',
    faulty: `select account_id::text as subject from (
        select a.account_id, a.kind, sum(e.amount) as total from ledger_account a
        join ledger_entry e on e.account_id = a.id
        where a.kind in ('reserva', 'adeudo') group by 1, 2
      ) b full join (
        select payee_id as account_id, 'reserva' as kind, sum(reserved) as total
        from chargeback where payee_id is not null group by 1
        union all
        select account_id, 'adeudo', -sum(amount - recovered) from debt group by 1
      ) c using (account_id, kind)
      where coalesce(b.total, 0) <> coalesce(c.total, 0)`,
  },
  {
    says: 'Lo que falta decidir quién pierde no es la suma de las pérdidas abiertas',
    faulty: `select 'por_decidir' as subject where coalesce((
        select -sum(e.amount) from ledger_entry e
        join ledger_account a on a.id = e.account_id and a.kind = 'por_decidir'), 0)
      <> (select coalesce(sum(amount), 0) from loss where decided_at is null)`,
  },
  {
    says: 'Ajuste que no es el de ninguna diferencia',
    faulty: `select m.operation_key as subject from ledger_movement m where m.kind = 'ajuste'
      and not exists (select from book_difference d
        where m.operation_key = 'ajuste:' || d.id and d.adjusted_at is not null)`,
  },
  {
    says: 'Precio sin sus servicios adicionales aceptados por pagar',
    faulty: `select p.id::text as subject from proposal p where p.adicional_por_pagar is distinct from (
        select coalesce(sum(s.precio), 0) from additional s
        where s.proposal_id = p.id and s.estatus = 'aceptado' and s.paid_at is null)`,
  },
  {
    says: 'Pago a profesional que no está en los libros con su monto',
    faulty: `select p.id::text as subject from payout p where p.amount is distinct from (
        select e.amount from ledger_movement m
        join ledger_entry e on e.movement_id = m.id
        join ledger_account a on a.id = e.account_id and a.kind = 'por_transferir'
        where m.operation_key = 'pago_profesional:' || p.id and a.account_id = p.account_id)`,
  },
  {
    says: 'Pago a profesional que no terminó en los libros como se anotó',
    faulty: `select p.id::text as subject from payout p
      left join ledger_movement m on m.operation_key = 'transferencia:' || p.id
      where m.kind is distinct from case when p.estado in ('pagado', 'devuelto') then 'transferido'
          when p.estado = 'fallido' then 'transferencia_fallida' end
        or (m.id is not null and p.amount is distinct from (
          select sum(e.amount) from ledger_entry e join ledger_account a on a.id = e.account_id
          where e.movement_id = m.id and case p.estado when 'fallido'
            then a.kind = 'profesional' and a.account_id = p.account_id else a.kind = 'banco' end))`,
  },
  {
    says: 'Pago devuelto por el banco que no volvió al saldo con su monto',
    faulty: `select p.id::text as subject from payout p
      left join ledger_movement m on m.operation_key = 'transferencia_devuelta:' || p.id
      where (m.id is not null) <> (p.estado = 'devuelto')
        or (m.id is not null and p.amount is distinct from (
          select sum(e.amount) from ledger_entry e join ledger_account a on a.id = e.account_id
          where e.movement_id = m.id and a.kind = 'profesional' and a.account_id = p.account_id))`,
  },
  {
    says: 'Pago a profesional que no es la suma de lo que se liberó para él',
    faulty: `select p.id::text as subject from payout p where p.amount is distinct from (
        select sum(amount) from payout_release where payout_id = p.id)`,
  },
  {
    says: 'Liberación pagada más de una vez, o a otra persona',
    faulty: `select m.operation_key as subject from (
        select r.movement_id, p.account_id,
          sum(r.amount) filter (where p.estado not in ('fallido', 'devuelto')) as taken, max(r.amount) as most
        from payout_release r join payout p on p.id = r.payout_id group by 1, 2
      ) t join ledger_movement m on m.id = t.movement_id
      where m.kind not in ('liberacion', 'contracargo_recuperado', 'perdida_deshecha') or greatest(t.taken, t.most) > coalesce((
        select e.amount from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.movement_id = t.movement_id and a.kind = 'profesional'
          and a.account_id = t.account_id), 0)`,
  },
  {
    says: 'Movimiento de pago a profesional sin su pago',
    faulty: `select m.operation_key as subject from ledger_movement m
      where m.kind in
          ('pago_profesional', 'transferido', 'transferencia_fallida', 'transferencia_devuelta')
        and not exists (select from payout p where m.operation_key =
          case when m.kind in ('pago_profesional', 'transferencia_devuelta') then m.kind
            else 'transferencia' end || ':' || p.id)`,
  },
  {
    says: 'Lo que va en camino a un profesional no es la suma de sus pagos abiertos',
    faulty: `select account_id::text as subject from (
        select account_id, balance from ledger_account where kind = 'por_transferir'
      ) w full join (
        select account_id, sum(amount) as open from payout
        where estado in ('pendiente', 'enviado') group by 1
      ) p using (account_id)
      where coalesce(w.balance, 0) <> coalesce(p.open, 0)`,
  },
] as const;
