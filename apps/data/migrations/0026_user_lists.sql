-- Lists of users by status or application, and searches, read as many rows as they show, however many users there are.
-- The next two migrations fill the column and index it: each is a transaction of its own, so that no lock of the table
-- lasts while rows are written.

alter table application_access add column sort_name text not null default '';
comment on column application_access.sort_name is
  'The order of the user in lists: person.sort_name, or the address of an invite. Triggers keep it, because an index of '
  'one table cannot sort by another one.';

create function set_access_sort_name() returns trigger language plpgsql as $$
begin
  new.sort_name := case when new.person_id is null
    then (select email from invitation where id = new.invitation_id)
    else (select sort_name from person where id = new.person_id) end;
  return new;
end
$$;
comment on function set_access_sort_name is 'Copies the order of the user to a new access, or to one with a new owner.';
create trigger application_access_sort_name before insert or update of person_id, invitation_id on application_access
  for each row execute function set_access_sort_name();

create function rename_accesses() returns trigger language plpgsql as $$
declare
  before text := coalesce(current_setting('ferrule.service', true), '');
begin
  perform set_config('ferrule.service', 'on', true);
  update application_access set sort_name = new.sort_name where person_id = new.id;
  perform set_config('ferrule.service', before, true);
  return null;
end
$$;
comment on function rename_accesses is
  'Copies a new name to the accesses of the person in all organisations; the setting makes those visible.';
create trigger person_renamed after update of first_name, last_name on person
  for each row when (old.sort_name is distinct from new.sort_name) execute function rename_accesses();

-- No row-level security here: the operators of a text index are not leakproof, so behind a policy Postgres could not use
-- the index. The invites that a search finds are read from their own table, under its policy.
create table invitation_search (
  invitation_id uuid primary key references invitation on delete cascade,
  organisation_id uuid not null,
  search_vector tsvector not null
);
comment on table invitation_search is 'The words of the address of each invite.';
create index invitation_search_vector on invitation_search using gin (search_vector);

create function add_invitation_search() returns trigger language plpgsql as $$
begin
  insert into invitation_search (invitation_id, organisation_id, search_vector)
  values (new.id, new.organisation_id, to_tsvector('simple', translate(new.email, '@.-_+', '     ')));
  return null;
end
$$;
comment on function add_invitation_search is 'The address of an invite never changes.';
create trigger invitation_added after insert on invitation for each row execute function add_invitation_search();
insert into invitation_search (invitation_id, organisation_id, search_vector)
select id, organisation_id, to_tsvector('simple', translate(email, '@.-_+', '     ')) from invitation;
