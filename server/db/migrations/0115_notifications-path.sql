-- Which address of the product a notification opens, as a path; those so far lead to the first page. What only the person
-- may read of one is that path, no more a parameter of its text.
alter table notification add column path text not null default '/' check (path like '/%');
alter table notification rename column encrypted_parameter to encrypted_path;
