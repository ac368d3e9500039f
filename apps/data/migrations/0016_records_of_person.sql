create index outgoing_mail_to on outgoing_mail (to_address);
create index outgoing_mail_access_requested on outgoing_mail (created_at) where kind = 'access-requested';
comment on index outgoing_mail_access_requested is 'These name a person in their text and go when the person does.';
create index audit_event_actor on audit_event (actor);
