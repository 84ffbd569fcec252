-- Why: whoever is watched could switch the rule that watches them off just before they read. Watching the team less needs a
-- second person (4 §F).
alter table approval drop constraint approval_kind_check;
alter table approval add constraint approval_kind_check check (kind in
  ('eliminar_cuenta', 'pagos', 'cuenta_eliminada', 'disputa', 'cancelacion', 'perdida', 'limites', 'vigilancia'));
