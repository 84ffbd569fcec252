-- Why: people ask in their own words («se me tapó el baño»). Terms are separated by commas; the words of a term may
-- stand in any order. Administrators edit them.
alter table categoria
  add column palabras text not null default '' check (length(palabras) <= 10000);
alter table categoria_opcion
  add column palabras text not null default '' check (length(palabras) <= 2000);
