-- Why: a category's icon and the picture of its shared links were found by its name, and lost with it.
-- They belong to the category: '' for those that have none of their own.
alter table categoria add column icono text not null default '' check (icono ~ '^[a-z0-9-]*$');

create temporary table own_icon (icono text, nombre text) on commit drop;
insert into own_icon values
  ('pintura', 'Pintura'), ('plomeria', 'Plomería'), ('electricidad', 'Electricidad'),
  ('ensamble-de-muebles', 'Ensamble de muebles'),
  ('instalacion-de-electrodomesticos', 'Instalación de electrodomésticos'), ('mudanzas', 'Mudanzas'),
  ('limpieza', 'Limpieza'), ('jardineria', 'Jardinería'), ('carpinteria', 'Carpintería'),
  ('herreria', 'Herrería'), ('albanileria', 'Albañilería'), ('impermeabilizacion', 'Impermeabilización'),
  ('cerrajeria', 'Cerrajería'), ('aire-acondicionado', 'Aire acondicionado'),
  ('fumigacion', 'Fumigación'), ('tecnologia', 'Tecnologia');
update categoria c set icono = o.icono from own_icon o
  where search_text(c.categoria) = search_text(o.nombre);
-- Those that were renamed before.
update categoria c set icono = o.icono from categoria_anterior a, own_icon o
  where c.icono = '' and a.categoria_id = c.id and a.nombre_buscado = search_text(o.nombre);
