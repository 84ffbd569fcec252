-- Why: what the provider does on its own moves money that no movement could say.

-- Books: a refund that failed after all, one made outside the card, and what was refunded beyond what is held.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'proveedor', 'retenido', 'profesional', 'por_transferir', 'comision', 'devolucion', 'membresia', 'banco',
  'por_decidir', 'perdida'));
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check check (kind in (
  'pago', 'liberacion', 'reembolso', 'devuelto', 'membresia', 'pago_profesional', 'transferido',
  'transferencia_fallida', 'transferencia_devuelta', 'devolucion_fallida', 'devuelto_por_fuera', 'perdida'));

create or replace function ledger_apply() returns trigger language plpgsql as $$
begin
  update ledger_account set
    balance = balance + new.amount,
    credited = credited + greatest(new.amount, 0),
    debited = debited + greatest(-new.amount, 0),
    returned = returned + case
      when kind = 'retenido' and new.amount < 0 and (
        select m.kind in ('reembolso', 'devuelto') from ledger_movement m where m.id = new.movement_id)
      then -new.amount else 0 end
  where id = new.account_id and kind in ('retenido', 'profesional', 'por_transferir');
  return null;
end $$;

-- What the platform lost by a fact from outside, until somebody decides who bears it.
create table loss (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  proposal_id bigint references proposal (id),
  refund_id bigint unique references refund (id),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references account (id),
  motivo text,
  constraint loss_decided check (
    (decided_at is null) = (decided_by is null) and (decided_at is null) = (motivo is null)
    and motivo is distinct from ''
  )
);
create index loss_undecided on loss (id) where decided_at is null;
create index loss_of_proposal on loss (proposal_id);
create index loss_of_payment on loss (payment_id);
