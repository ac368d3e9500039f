alter table scim_user add column display_name text;
alter table scim_user add column preferred_language text;
comment on column scim_user.display_name is
  'The full name as the directory sent it; null if it sent none. Directories compare it and send it again if it differs.';
comment on column scim_user.preferred_language is
  'The language as the directory sent it, such as de-AT; language is the one of the portal that it means.';
