alter table product add column support_until text check (support_until ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$');
comment on column product.support_until is
  'The last month of its security updates, such as 2034-03; null if the source does not say.';
