-- One line for each table: its name, the number of rows, and a sum of the hashes of all rows, which their order does not
-- change. Equal lines of two databases mean equal content.
select format(
  'select %L as "table", count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as hash from %I.%I as t;',
  table_schema || '.' || table_name, table_schema, table_name)
from information_schema.tables
where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
order by table_schema, table_name \gexec
