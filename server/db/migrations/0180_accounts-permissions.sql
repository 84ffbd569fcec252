-- What an administrator may do (4 §F). Whoever is one already could do everything.
alter table account add column permisos text[];
update account set permisos = array['dueño'] where rol = 4;
alter table account add constraint account_permisos check (
  (rol = 4) = (permisos is not null)
  and cardinality(permisos) > 0
  and permisos <@ array['dueño', 'finanzas', 'soporte', 'moderación', 'lectura']
);
