alter table upload add column media_type text;
comment on column upload.media_type is 'What it was found to be by its content; empty until then, and where it is no image or video.';
comment on table upload is 'A file received in full. It lies in quarantine until the scanner has passed it and its content was found to be an image or video; any other is deleted, its row stays.';
