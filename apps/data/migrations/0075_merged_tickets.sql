alter table ticket add column merged_into uuid;
comment on column ticket.merged_into is
  'The ticket of the same customer that took over the conversation of this one; replies to this one are saved there.';
alter table ticket add constraint ticket_merged_into foreign key (merged_into, organisation_id)
  references ticket (id, organisation_id) not valid;
alter table ticket add constraint ticket_merged_is_closed
  check (merged_into is null or (status = 'closed' and merged_into <> id)) not valid;
