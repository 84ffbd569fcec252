-- Why: a receipt says which card paid and what the payment covered. The first is kept as the provider says it when it
-- settles; the second follows from the event of the project that the payment caused.

alter table payment
  add column card_brand text not null default '',
  add column card_last4 text not null default '' check (card_last4 ~ '^\d{0,4}$');

alter table proposal_event add column payment_id bigint references payment;
create index proposal_event_of_payment on proposal_event (payment_id) where payment_id is not null;

update proposal_event e set payment_id = (
  select y.id from payment y
  where y.proposal_id = e.proposal_id and y.settled_at = e.created_at order by y.id limit 1)
where e.evento in ('pago_recibido', 'pago_parcial', 'pago_devuelto');
