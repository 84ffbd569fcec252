-- Why: the team tells those who are left out of the next payouts what to do. Nobody is told twice on a day of Mexico City,
-- however many of the team press at once.

create table payout_left_out_notice (
  account_id bigint not null references account,
  dia date not null,
  admin_id bigint not null references account,
  created_at timestamptz not null,
  primary key (account_id, dia)
);
