-- Two million machines take longer than a migration usually may. Requests go on meanwhile: only rows are locked. The
-- trigger of the column writes the nameplates.
set local statement_timeout = '30min';
select set_config('ferrule.service', 'on', true);
update machine set placed_on_market = commissioned_on where placed_on_market is null;
