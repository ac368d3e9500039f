-- Tickets accept documents; the comments of the upload table named images and videos only.
comment on type upload_state is
  'pending until the scan; refused is a file that is no image, video or document. Only clean files are delivered.';
comment on table upload is
  'A completely received file. It stays in quarantine until the scanner has passed it and its content is identified as '
  'an image, a video or a document; any other file is deleted and its row stays. Only tickets accept documents.';
comment on column upload.media_type is
  'Media type identified from the content; null before that, and for a file that is no image, video or document.';
