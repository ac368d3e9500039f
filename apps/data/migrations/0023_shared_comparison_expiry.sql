-- Short links to comparisons expire. A nightly job deletes the expired ones by their time.

create index shared_comparison_shared_at on shared_comparison (shared_at);
comment on table shared_comparison is
  'A product comparison shared by a short link, for a year. It is immutable: another selection is another comparison.';
