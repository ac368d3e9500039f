-- The largest customer has a hundred times what others have. What their lists are narrowed, counted and ordered by stands
-- in the indices, so that tickets which are not shown are not read. An installation with millions of them makes these
-- `concurrently` beforehand, under the same names: what is there is taken as it is.
create index if not exists ticket_by_age on ticket (organisation_id, created_at desc, id desc)
  include (plant_id, machine_id, type, status, closed_at);
create index if not exists ticket_by_last_change on ticket (organisation_id, updated_at desc, id desc)
  include (plant_id, machine_id, type, status, closed_at);
create index if not exists ticket_by_status on ticket (organisation_id, status) include (plant_id, machine_id, type);
create index if not exists ticket_found on ticket (id)
  include (organisation_id, plant_id, machine_id, type, status, created_at, updated_at, closed_at);
drop index if exists ticket_of_organisation;
drop index if exists ticket_by_change;
drop index if exists ticket_counted;

create index if not exists machine_by_serial_number on machine
  (organisation_id, (serial_number collate natural_order), id) include (retired_on, plant_id, state);
drop index if exists machine_of_organisation;
