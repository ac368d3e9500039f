-- A customer finds words among their own tickets only: each word stands there a second time behind the end of the
-- organisation's id, so that a word common to every customer costs no more than one of their own.
create function to_ticket_words(organisation uuid, words text[]) returns tsvector immutable parallel safe language sql
return array_to_tsvector(words || string_to_array(right(organisation::text, 12) || '/'
  || array_to_string(words, ' ' || right(organisation::text, 12) || '/'), ' '));
comment on function to_ticket_words is 'The words by which a ticket is found: by the service as they are, by its customer behind their own mark.';
update ticket_words set words = to_ticket_words(organisation_id, tsvector_to_array(words));

-- The net asks once for each statement whose rows these are, not once for each row.
alter policy own_machines on machine
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter policy own_tickets on ticket
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
alter policy own_comments on ticket_comment
  using ((organisation_id = any ((select own_organisations())::uuid[]) and not is_internal) or (select is_service()));

-- Behind the net no index is entered by a status: comparing words of a list may tell what they are. What is open is
-- found by having no end, the rest by its age; and statuses are counted without reading the tickets.
drop index ticket_by_status;
drop index ticket_queue;
create index ticket_counted on ticket (organisation_id, status);
create index ticket_open on ticket (organisation_id, created_at desc, id desc) where closed_at is null;
create index ticket_by_change on ticket (organisation_id, updated_at desc, id desc);
create index ticket_waiting_for_agent on ticket (contact_id, answer_due_at, id) include (organisation_id)
  where closed_at is null;
