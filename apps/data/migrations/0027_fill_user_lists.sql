-- 600,000 rows take longer than a migration usually may. Requests go on meanwhile: only rows are locked.
set local statement_timeout = '30min';
select set_config('ferrule.service', 'on', true);
update application_access as access set sort_name = person.sort_name
from person where person.id = access.person_id and access.sort_name = '';
update application_access as access set sort_name = invitation.email
from invitation where invitation.id = access.invitation_id and access.sort_name = '';
