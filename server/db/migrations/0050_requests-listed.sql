-- Why: the team looks for requests of all clients, by what the list shows of them, by state, category and place.

create index request_text on request
  using gin (search_text(titulo || ' ' || aparato || ' ' || opt) gin_trgm_ops);
create index request_signs on request using gin (search_signs(titulo || ' ' || aparato || ' ' || opt));
create index request_by_state on request (estado, id desc);
create index request_by_category on request (categoria, id desc);
create index request_by_place on request (lugar_estado, id desc);
