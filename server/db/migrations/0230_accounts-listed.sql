-- Why: the team lists accounts by name too, without accents or capitals, and a long list is read along it.
create index account_by_name on account (search_text(nombre || ' ' || apellidos), id) where deleted_at is null;
