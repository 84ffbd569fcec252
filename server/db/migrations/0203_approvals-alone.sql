-- Why: a sum above a limit could be split into several below it, each decided by one person. What each administrator has
-- decided alone in the last 24 hours counts too; older rows are deleted when that person decides again.
create table decided_alone (
  account_id bigint not null references account,
  -- Which of the two limits it counts for.
  limite text not null check (limite in ('pagos', 'decisiones')),
  -- What it was about: «payout:12». Sent and then paid, a payout counts once.
  object text not null,
  -- Centavos.
  amount bigint not null check (amount > 0),
  decided_at timestamptz not null,
  primary key (account_id, limite, object)
);

-- The team's cancelling shares out held money as a ruling does.
alter table approval drop constraint approval_kind_check;
alter table approval add constraint approval_kind_check
  check (kind in ('eliminar_cuenta', 'pagos', 'cuenta_eliminada', 'disputa', 'cancelacion', 'perdida', 'limites'));

-- What whoever asked had already decided alone in 24 hours, centavos; and what was asked, in lines that name nobody, kept
-- when the input is gone.
alter table approval add column decided_before bigint not null default 0 check (decided_before >= 0);
alter table approval add column lines jsonb not null default '[]';
