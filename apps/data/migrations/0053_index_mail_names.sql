-- The erasure of a person finds the mails that name them. Digests name several people; they are deleted after 30 days, so
-- that an erasure looks through few of them.
drop index concurrently if exists outgoing_mail_actor;
create index concurrently outgoing_mail_actor on outgoing_mail (actor_id) where actor_id is not null;
drop index concurrently if exists outgoing_mail_digest;
create index concurrently outgoing_mail_digest on outgoing_mail (created_at) where kind = 'ticket-digest';
