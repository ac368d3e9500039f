comment on column audit_event.actor is 'Subject of the identity server, the id of the person for what is done in the portal, or anonymous.';
