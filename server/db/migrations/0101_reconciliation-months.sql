-- Why: that a closed month no longer says what was signed was seen only by who asked, and a charge that is none of ours
-- stood as a difference for ever (issue 17).

alter table book_difference drop constraint book_difference_libro_check;
alter table book_difference add constraint book_difference_libro_check check (libro in ('proveedor', 'banco', 'mes'));
-- A month whose entries or signature changed may add up to the same.
alter table book_difference drop constraint book_difference_differs;
alter table book_difference add constraint book_difference_differs check (ours <> theirs or libro = 'mes');

-- By whom, and why, a difference was booked as it is at the provider.
alter table book_difference add column adjusted_at timestamptz;
alter table book_difference add column adjusted_by bigint references account (id);
alter table book_difference add column motivo text;
alter table book_difference add constraint book_difference_adjusted check (
  (adjusted_at is null) = (adjusted_by is null) and (adjusted_at is null) = (motivo is null));

alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'proveedor', 'retenido', 'profesional', 'por_transferir', 'comision', 'devolucion', 'membresia', 'banco',
  'por_decidir', 'perdida', 'contracargo', 'costo_contracargo', 'iva_acreditable', 'reserva', 'adeudo',
  'costo_proveedor', 'en_camino_a_tarjeta', 'en_camino_al_banco', 'por_aclarar'));
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check check (kind in (
  'pago', 'liberacion', 'reembolso', 'devuelto', 'membresia', 'pago_profesional', 'transferido',
  'transferencia_fallida', 'transferencia_devuelta', 'devolucion_fallida', 'devuelto_por_fuera', 'perdida',
  'contracargo', 'contracargo_perdido', 'contracargo_recuperado', 'reserva', 'cobro_adeudo',
  'costo', 'reembolso_enviado', 'reembolso_regresado',
  'deposito_enviado', 'deposito_llegado', 'deposito_regresado', 'deposito_deshecho', 'ajuste'));
