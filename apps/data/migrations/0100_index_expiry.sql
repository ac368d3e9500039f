drop index concurrently if exists audit_event_expiry;
create index concurrently audit_event_expiry on audit_event (happened_at) where subject_type <> 'ticket';
comment on index audit_event_expiry is 'Finds the events that have expired.';
drop index concurrently if exists outgoing_mail_expiry;
create index concurrently outgoing_mail_expiry on outgoing_mail (sent_at) where sent_at is not null;
comment on index outgoing_mail_expiry is 'Finds the mails that have expired.';
