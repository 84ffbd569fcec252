-- Why: the team's list of requests takes state, category and place together. With an index for each alone, a page of
-- two of them read rows one by one for as long as the table goes.

create index request_by_place_and_state on request (lugar_estado, estado, id desc);
create index request_by_category_and_state on request (categoria, estado, id desc);
create index request_by_category_and_place on request (categoria, lugar_estado, id desc) include (estado);
