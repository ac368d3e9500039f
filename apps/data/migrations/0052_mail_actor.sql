alter table outgoing_mail add column actor_id uuid references person;
comment on column outgoing_mail.actor_id is
  'The person whom the mail names because they caused it; the erasure of the person deletes it. Null for other mails.';
