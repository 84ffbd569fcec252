-- Why: the provider's id of a payment is found in any letters, as people copy it from where it stands in capitals.

create index payment_provider_id_begins on payment (lower(id_payment) text_pattern_ops) where id_payment is not null;
drop index payment_provider_id_start;
