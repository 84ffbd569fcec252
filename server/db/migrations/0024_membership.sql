-- Why: a membership is bought for 30 days, told of before it ends, and falls back to Hierro (decisions §5).
-- Its payments stand beside those of projects, and its money is the platform's own.

alter table account
  add column membership_ends_at timestamptz,
  -- Days before the end at which the person was last told of it, so that each is told once.
  add column membership_told smallint check (membership_told in (3, 1));
update account set membership_ends_at = now() + interval '30 days' where nivel > 0;
alter table account
  add constraint account_membership_ends check ((nivel > 0) = (membership_ends_at is not null)),
  add constraint account_membership_told check (membership_told is null or nivel > 0);
create index account_membership_ending on account (membership_ends_at)
  where membership_ends_at is not null;

-- The level that was asked for at the price in `value`, whatever levels cost by now.
alter table payment
  add column nivel smallint references nivel,
  add constraint payment_of_one_thing check (case type_sell
    when 'proyecto' then proposal_id is not null and nivel is null
    else proposal_id is null and nivel > 0 end);
create unique index payment_one_open_membership on payment (account_id)
  where type_sell = 'membresia' and settled_at is null and closed_at is null;

-- What came for a membership and could buy nothing goes back too; it belongs to no project.
alter table refund alter column proposal_id drop not null;

-- The ledger: «membresia» is what memberships have earned, and the movement that brings it.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('proveedor', 'retenido', 'profesional', 'comision', 'devolucion', 'membresia'));
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check
  check (kind in ('pago', 'liberacion', 'reembolso', 'devuelto', 'membresia'));
insert into ledger_account (kind) values ('membresia');
