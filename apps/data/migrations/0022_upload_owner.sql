-- A file belongs to one record. Without this, a request that named the id of a ticket's file handed out a link to it.

delete from request_file using upload where upload.id = request_file.upload_id and upload.is_restricted;
update upload set is_restricted = true from request_file where request_file.upload_id = upload.id;
comment on column upload.is_restricted is
  'True once the file belongs to a request or a ticket. Its id is then no longer enough to open it, and no other record '
  'can take it.';

create function claim_upload() returns trigger language plpgsql as $$
begin
  update upload set is_restricted = true where id = new.upload_id and not is_restricted;
  if not found then
    return null;
  end if;
  return new;
end
$$;
comment on function claim_upload is
  'Gives a file to the record that is inserted; skips the insert if the file belongs to another one. The row lock of '
  'the update decides between two records that are inserted at the same time.';

create trigger request_file_claim before insert on request_file for each row execute function claim_upload();
create trigger ticket_attachment_claim before insert on ticket_attachment
  for each row execute function claim_upload();
