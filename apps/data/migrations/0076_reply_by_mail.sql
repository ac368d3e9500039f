alter table outgoing_mail add column reply_to text check (reply_to !~ '[[:cntrl:],;<>"]');
comment on column outgoing_mail.reply_to is 'Where an answer becomes part of the ticket; nothing where nobody is to answer.';

create table reply_address (
  id uuid primary key,
  ticket_id uuid not null,
  organisation_id uuid not null,
  person_id uuid not null references person,
  is_service boolean not null,
  expires_at timestamptz not null,
  foreign key (ticket_id, organisation_id) references ticket (id, organisation_id) on delete cascade,
  unique (ticket_id, person_id)
);
comment on table reply_address is 'Where one person can answer one ticket by mail. The address itself is its id, signed.';
comment on column reply_address.is_service is 'Whether they answer for the service.';

alter table reply_address enable row level security;
alter table reply_address force row level security;
create policy own_reply_addresses on reply_address
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
