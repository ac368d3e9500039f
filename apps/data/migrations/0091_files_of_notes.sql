-- What hides a note hides its files: the table of comments leaves notes out for everybody but the service.
alter policy own_attachments on ticket_attachment using (
  (select is_service())
  or (
    organisation_id = any ((select own_organisations())::uuid[])
    and (comment_id is null or exists (select from ticket_comment where ticket_comment.id = comment_id))
  )
);
