-- Why: the team lists reviews by their stars too, the worst first, and a long list is read along it.
create index review_by_rating on review (rating, id) where deleted_at is null;
