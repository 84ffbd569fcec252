-- Why: the case of a chargeback says what the provider took for it (issue 17). Centavos, with the tax.
alter table chargeback add column cost bigint not null default 0;
update chargeback c set cost = m.fees
  from (select source, sum(fee) as fees from provider_movement group by 1) m
  where m.source = c.id_dispute;
