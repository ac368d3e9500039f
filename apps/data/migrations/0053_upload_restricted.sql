alter table upload add column is_restricted boolean not null default false;
comment on column upload.is_restricted is 'Given only to those who may see what it is attached to; otherwise its id, which nobody can guess, is enough.';
-- Every organisation is open to this one statement.
select set_config('ferrule.service', 'on', true);
update upload set is_restricted = true where id in (select upload_id from ticket_attachment);
