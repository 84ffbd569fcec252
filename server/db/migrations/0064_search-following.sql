-- Why: a search read too much on two occasions. Whether it looks at the best professionals or into the index of words
-- depends on how many it will find, from a position on or (null) in all; the planner's statistics say so without
-- reading any of them.

create function expected_matches(
  wanted tsquery, estrellas real, finished_count integer, nivel integer, account_id bigint
) returns bigint language plpgsql as $$
declare
  plan json;
begin
  execute format(
    'explain (format json) select from findable where lexemas @@ %1$L::tsquery and (%2$L::real is null
      or (estrellas, finished_count, nivel, - account_id) < (%2$L::real, %3$L::int, %4$L::int, - %5$L::bigint))',
    wanted, estrellas, finished_count, nivel, account_id
  ) into plan;
  return plan -> 0 -> 'Plan' -> 'Plan Rows';
end
$$;

-- A later page began with everybody who has as many stars. With all columns in one direction a scan begins after a
-- position by comparing rows.
drop index findable_best;
create index findable_best on findable
  (estrellas desc, finished_count desc, nivel desc, (- account_id) desc);
