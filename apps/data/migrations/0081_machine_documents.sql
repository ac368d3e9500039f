-- Instructions stay online for the expected life of a machine, and for ten years after it was placed on the market
-- (Regulation (EU) 2023/1230, article 10, paragraph 7). The database itself refuses to shorten that time.

create function add_years(day date, years integer) returns date language sql immutable as $$
  select case when extract(day from moved) = extract(day from day) then moved else moved + 1 end
  from (select (day + make_interval(years => years))::date as moved) as shifted
$$;
comment on function add_years is 'The same day in a later year. 29 February becomes 1 March, so that no time is lost.';

create function online_until(placed_on_market date, expected_life_years integer) returns date language sql immutable as $$
  select greatest(add_years(placed_on_market, 10), add_years(placed_on_market, coalesce(expected_life_years, 0)))
$$;
comment on function online_until is 'The rule of packages/domain/src/machines/instructions/online-until.ts, for triggers.';

alter table product add column expected_life_years integer check (expected_life_years between 1 and 100);
comment on column product.expected_life_years is 'How long a machine is expected to be used; null if the source does not say.';

create table product_life (
  product_slug text primary key,
  expected_life_years integer not null check (expected_life_years between 1 and 100)
);
comment on table product_life is
  'The longest expected life that a product ever had. It outlives the product, because machines of it are still in use.';

create function save_product_life() returns trigger language plpgsql as $$
begin
  insert into product_life (product_slug, expected_life_years) values (new.slug, new.expected_life_years)
  on conflict (product_slug) do update
    set expected_life_years = greatest(product_life.expected_life_years, excluded.expected_life_years);
  return null;
end
$$;
comment on function save_product_life is 'Saves the expected life of a product where no import removes it.';
create trigger product_life_saved after insert or update of expected_life_years on product
  for each row when (new.expected_life_years is not null) execute function save_product_life();

alter table machine add column placed_on_market date;
comment on column machine.placed_on_market is
  'The day on which the machine was first supplied; the day of its commissioning where the source does not say.';

create table nameplate (
  serial_number text primary key,
  product_slug text not null,
  model text not null,
  built_in integer not null,
  placed_on_market date not null
);
comment on table nameplate is
  'The public data of a machine, without its owner. It stays when the machine is retired or its owner is deleted, because '
  'the label on the machine still leads here.';
comment on column nameplate.built_in is 'The year of construction.';
comment on column nameplate.placed_on_market is 'machine.placed_on_market; triggers copy it, and only to a later day.';
create index nameplate_by_product on nameplate (product_slug, placed_on_market);
comment on index nameplate_by_product is 'The last machine that a document fits.';

create function set_placed_on_market() returns trigger language plpgsql as $$
begin
  new.placed_on_market := coalesce(new.placed_on_market, new.commissioned_on);
  return new;
end
$$;
comment on function set_placed_on_market is 'A machine was supplied at the latest when it was commissioned.';
create trigger machine_placed_on_market before insert on machine
  for each row execute function set_placed_on_market();

create function save_nameplate() returns trigger language plpgsql as $$
begin
  insert into nameplate (serial_number, product_slug, model, built_in, placed_on_market)
  values (new.serial_number, new.product_slug, new.model, extract(year from new.commissioned_on)::integer,
    coalesce(new.placed_on_market, new.commissioned_on))
  on conflict (serial_number) do update set
    product_slug = excluded.product_slug, model = excluded.model, built_in = excluded.built_in,
    placed_on_market = greatest(nameplate.placed_on_market, excluded.placed_on_market);
  return null;
end
$$;
comment on function save_nameplate is 'Copies the public data of a machine to its nameplate.';
create trigger machine_nameplate
  after insert or update of product_slug, model, commissioned_on, placed_on_market on machine
  for each row execute function save_nameplate();

create function protect_nameplate() returns trigger language plpgsql as $$
declare
  life integer := (select expected_life_years from product_life where product_slug = old.product_slug);
begin
  if tg_op = 'UPDATE' then
    if new.serial_number <> old.serial_number or new.placed_on_market < old.placed_on_market then
      raise exception 'the nameplate of % never changes its serial number nor shortens its time', old.serial_number
        using errcode = 'check_violation', constraint = 'nameplate_stays_online';
    end if;
    return new;
  end if;
  if current_date < online_until(old.placed_on_market, life) then
    raise exception 'the nameplate of % stays online until %', old.serial_number, online_until(old.placed_on_market, life)
      using errcode = 'check_violation', constraint = 'nameplate_stays_online';
  end if;
  return old;
end
$$;
comment on function protect_nameplate is 'Without its nameplate the label of a machine would lead nowhere.';
create trigger nameplate_protected before update or delete on nameplate
  for each row execute function protect_nameplate();

create table machine_document (
  id uuid primary key,
  kind text not null check (kind in ('instructions', 'safety', 'declaration', 'assembly', 'other')),
  product_slug text not null,
  model text not null,
  title text not null check (length(title) between 1 and 200),
  built_from date,
  built_until date check (built_until >= built_from),
  software_from text check (software_from ~ '^[0-9]+([.][0-9]+)*$'),
  software_until text check (software_until ~ '^[0-9]+([.][0-9]+)*$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  origin text not null check (origin in ('original', 'translation')),
  version text not null check (version ~ '^[0-9A-Za-z][0-9A-Za-z.-]{0,19}$'),
  issued_on date not null,
  object_key text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  crc32 bigint not null check (crc32 between 0 and 4294967295),
  byte_size bigint not null check (byte_size between 1 and 268435456),
  replaces uuid unique,
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  withdrawn_on date,
  created_at timestamptz not null default now(),
  unique (product_slug, kind, language, title, version)
);
comment on table machine_document is
  'One version of a document that was delivered with machines. It never changes: a new version replaces it and both stay.';
comment on column machine_document.product_slug is
  'No foreign key: the document stays when the product is withdrawn.';
comment on column machine_document.model is 'The model as printed in the document; must be the model of the product.';
comment on column machine_document.title is 'The printed title, in the language of the document.';
comment on column machine_document.built_from is
  'Fits machines that were placed on the market from this day, until built_until; null means without limit.';
comment on column machine_document.software_from is
  'The control software that it describes, until software_until; null means every version.';
comment on column machine_document.origin is 'Whether these are the original instructions or a translation of them.';
comment on column machine_document.object_key is 'Key of the PDF in the object store, made of its checksum.';
comment on column machine_document.crc32 is 'The checksum that ZIP archives need before the content.';
comment on column machine_document.replaces is 'The version before this one. No foreign key: it may be deleted earlier.';
comment on column machine_document.changes is
  'Changes since the replaced version, in the language of the document: [{"page": 48, "text": "…"}].';
comment on column machine_document.withdrawn_on is 'The day on which it was taken offline; null while it is listed.';
create index machine_document_by_product on machine_document (product_slug);

create function document_online_until(document machine_document) returns date language sql stable as $$
  select online_until(max(nameplate.placed_on_market),
    (select expected_life_years from product_life where product_slug = document.product_slug))
  from nameplate
  where nameplate.product_slug = document.product_slug
    and nameplate.placed_on_market between coalesce(document.built_from, '-infinity')
      and coalesce(document.built_until, 'infinity')
$$;
comment on function document_online_until is 'The date of the last machine that a document fits; null if it fits none.';

create function is_kept_online(document machine_document, day date) returns boolean language sql stable as $$
  select coalesce(day < document_online_until(document), false)
$$;
comment on function is_kept_online is 'Whether a document may not be taken offline on a day.';

create function check_machine_document() returns trigger language plpgsql as $$
declare
  product_model text := coalesce(
    (select name from product_text join product on product.id = product_id
      where slug = new.product_slug and language = 'en'),
    (select model from nameplate where product_slug = new.product_slug limit 1));
  replaced machine_document;
begin
  if product_model is distinct from new.model then
    raise exception 'the document describes %, the product is %', new.model, coalesce(product_model, 'unknown')
      using errcode = 'check_violation', constraint = 'machine_document_model';
  end if;
  if new.replaces is not null then
    select * into replaced from machine_document where id = new.replaces;
    if replaced.id is null or replaced.product_slug <> new.product_slug or replaced.kind <> new.kind
        or replaced.language <> new.language or replaced.issued_on > new.issued_on then
      raise exception 'a document replaces an earlier one of the same product, kind and language'
        using errcode = 'check_violation', constraint = 'machine_document_replaces';
    end if;
  end if;
  return new;
end
$$;
comment on function check_machine_document is 'Refuses a document of another model, and one that replaces another kind.';
create trigger machine_document_checked before insert on machine_document
  for each row execute function check_machine_document();

create function protect_machine_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'withdrawn_on') <> (to_jsonb(old) - 'withdrawn_on') then
    raise exception 'document % never changes; a new version replaces it', old.id
      using errcode = 'check_violation', constraint = 'machine_document_unchanged';
  end if;
  if is_kept_online(old, current_date) then
    raise exception 'document % stays online until %', old.id, document_online_until(old)
      using errcode = 'check_violation', constraint = 'machine_document_stays_online';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function protect_machine_document is 'Refuses every change, and the removal before the time is over.';
create trigger machine_document_protected before update or delete on machine_document
  for each row execute function protect_machine_document();
