-- Why: the team reminds professionals of what their accounts lack. Nobody is reminded twice on a day of Mexico City,
-- however many of the team press at once.

create table professional_reminder (
  account_id bigint not null references account,
  dia date not null,
  admin_id bigint not null references account,
  created_at timestamptz not null,
  primary key (account_id, dia)
);
