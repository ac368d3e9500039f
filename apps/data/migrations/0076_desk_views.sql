create table desk_view (
  id uuid primary key,
  owner_id uuid not null references person on delete cascade,
  name text not null check (length(name) between 1 and 60),
  filters jsonb not null,
  is_shared boolean not null,
  saved_at timestamptz not null
);
comment on table desk_view is 'A saved set of filters of the service desk queue.';
comment on column desk_view.filters is 'The query string of the queue as an object; invalid values are ignored.';
comment on column desk_view.is_shared is 'Whether all agents see it; otherwise its owner alone.';

create index desk_view_by_owner on desk_view (owner_id);

alter table desk_view enable row level security;
alter table desk_view force row level security;
create policy visible_desk_views on desk_view
  using ((select is_service()) and (is_shared or owner_id = (select own_person())))
  with check ((select is_service()) and owner_id = (select own_person()));
