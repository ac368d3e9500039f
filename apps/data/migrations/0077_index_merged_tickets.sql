drop index concurrently if exists ticket_merged_into;
create index concurrently ticket_merged_into on ticket (merged_into) where merged_into is not null;
comment on index ticket_merged_into is 'The foreign key of merged tickets.';
