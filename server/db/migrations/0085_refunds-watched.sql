-- Why: a refund that had succeeded failed later and nothing changed; one made in the provider's dashboard was in no
-- book, and was asked for again.

-- Refunds: what the provider calls done is watched for thirty days; one refund at the provider may be several here.
alter table refund
  drop constraint refund_id_refund_key,
  drop constraint refund_motivo_check,
  add constraint refund_motivo_check check (motivo in ('cancelacion', 'disputa', 'excedente', 'proveedor')),
  add column watch_at timestamptz,
  add column failed_late boolean not null default false,
  add column outside_by bigint references account (id),
  add column outside_how text,
  add column outside_key text,
  add column outside_reason text,
  add constraint refund_outside_whole check (
    (outside_by is null and outside_how is null and outside_key is null and outside_reason is null)
    or (outside_by is not null and done_at is not null and outside_how in ('transferencia', 'efectivo', 'otro')
      and outside_key is not null and outside_reason <> '')
  ),
  add constraint refund_watched check (watch_at is null or (done_at is not null and outside_by is null));
create index refund_at_provider on refund (id_refund) where id_refund is not null;
create index refund_to_watch on refund (watch_at) where watch_at is not null;
update refund set watch_at = done_at + interval '1 day'
  where done_at > now() - interval '30 days' and id_refund is not null;

