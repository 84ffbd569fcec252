-- Why: where a professional's money is sent (2 §3), one way per account.

create table payment_method (
  account_id bigint primary key references account,
  tipo text not null,
  metodo text not null,
  numero text not null constraint payment_method_numero check (numero ~ '^\d{18}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
