-- Contact requests are requests like all others. No release has run with the old table.
insert into visitor_request (id, kind, answers, about, language, site_slug, time_zone, received_at, reply_due_at)
select id, 'contact',
  jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email, 'company', company,
    'country', country, 'message', message),
  '', language, site_slug, time_zone, received_at, reply_due_at
from contact_request;
drop table contact_request;
