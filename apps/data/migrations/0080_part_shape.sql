alter table part add column shape text;
comment on column part.shape is 'How it is drawn in an exploded view; nothing is drawn as a plain block.';
