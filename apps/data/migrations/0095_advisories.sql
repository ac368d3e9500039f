create table advisory_revision (
  id uuid primary key,
  tracking_id text not null check (length(tracking_id) between 1 and 60),
  version text not null check (length(version) between 1 and 40),
  status text not null check (status in ('draft', 'interim', 'final')),
  document text not null check (length(document) <= 1000000),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  sha512 text not null check (sha512 ~ '^[0-9a-f]{128}$'),
  signature text,
  signed_with text,
  imported_at timestamptz not null,
  unique (tracking_id, version),
  check ((signature is null) = (signed_with is null)),
  check (status <> 'draft' or signature is null)
);
comment on table advisory_revision is
  'A CSAF 2.0 document as it was imported. A draft may be replaced and is never signed; a release never changes.';
comment on column advisory_revision.tracking_id is 'The id of the advisory in the document, such as NSA-2026-07.';
comment on column advisory_revision.document is 'The text of the file, whose bytes are hashed and signed.';
comment on column advisory_revision.signature is 'Detached OpenPGP signature; null until the worker has signed it.';
comment on column advisory_revision.signed_with is 'Fingerprint of the key.';

create function protect_advisory_revision() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (tg_op = 'DELETE'
      or (to_jsonb(new) - 'signature' - 'signed_with') <> (to_jsonb(old) - 'signature' - 'signed_with')) then
    raise exception 'version % of advisory % is released and never changes', old.version, old.tracking_id
      using errcode = 'check_violation', constraint = 'advisory_revision_unchanged';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function protect_advisory_revision is 'Refuses every change of a released version but its signature.';
create trigger advisory_revision_protected before update or delete on advisory_revision
  for each row execute function protect_advisory_revision();

create table advisory_key (
  fingerprint text primary key check (fingerprint ~ '^[0-9A-F]{40,64}$'),
  public_key text not null,
  first_used_at timestamptz not null
);
comment on table advisory_key is
  'The public OpenPGP keys with which advisories were signed. Earlier keys stay, so that earlier files can be verified.';
alter table advisory_revision add foreign key (signed_with) references advisory_key;

create table advisory (
  id uuid primary key,
  tracking_id text not null unique,
  revision_id uuid not null references advisory_revision,
  path text not null unique check (path ~ '^white/[0-9]{4}/[+a-z0-9_-]+[.]json$'),
  language text not null,
  title text not null,
  summary text not null,
  score numeric(3, 1) check (score between 0 and 10),
  initial_release_date timestamptz not null,
  current_release_date timestamptz not null,
  published_at timestamptz not null
);
comment on table advisory is 'A published security advisory. Drafts are not here, so no page and no feed can show them.';
comment on column advisory.revision_id is 'The version that is public: released, valid and signed.';
comment on column advisory.path is 'The path of its file below /.well-known/csaf.';
comment on column advisory.language is 'The language of title and summary, which is that of the document.';
comment on column advisory.score is 'The highest CVSS 3 base score of its vulnerabilities; null if none is rated.';
comment on column advisory.published_at is 'When its first version became public here.';

create table advisory_product (
  advisory_id uuid not null references advisory on delete cascade,
  product_id text not null,
  position integer not null,
  name text not null,
  family text,
  versions text not null,
  serials text[] not null,
  models text[] not null,
  status text not null check (status in ('affected', 'under-investigation', 'fixed', 'not-affected')),
  fix_version text,
  primary key (advisory_id, product_id)
);
comment on table advisory_product is 'The products that an advisory names, with the machines that each of them describes.';
comment on column advisory_product.product_id is 'The id within the CSAF document.';
comment on column advisory_product.position is 'The order within the document.';
comment on column advisory_product.family is 'The first word of machine.product_slug; null for products that are no machines.';
comment on column advisory_product.versions is 'Range of control software such as vers:generic/<6.4.1; * means every version.';
comment on column advisory_product.serials is 'Patterns of serial numbers, of which one must match; none means all machines.';
comment on column advisory_product.models is 'Patterns of model names, likewise.';
comment on column advisory_product.fix_version is 'The version that fixes it; null if there is none yet.';

create table advisory_answer (
  advisory_id uuid not null references advisory on delete cascade,
  machine_id uuid not null,
  organisation_id uuid not null,
  answer text not null check (answer in ('installed', 'accepted')),
  accepted_until date,
  reason text check (length(reason) between 1 and 500),
  answered_by uuid not null references person,
  answered_at timestamptz not null,
  primary key (advisory_id, machine_id),
  foreign key (machine_id, organisation_id) references machine (id, organisation_id) on delete cascade,
  check ((answer = 'accepted') = (accepted_until is not null)),
  check ((answer = 'accepted') = (reason is not null))
);
comment on table advisory_answer is
  'The answer of a customer for a machine: the fix is installed, or the risk is accepted until a day. The audit '
  'events have the earlier answers.';
create index advisory_answer_by_machine on advisory_answer (machine_id);
create index advisory_answer_by_person on advisory_answer (answered_by);
alter table advisory_answer enable row level security;
alter table advisory_answer force row level security;
create policy own_advisory_answers on advisory_answer
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));

create table advisory_notice (
  advisory_id uuid not null references advisory on delete cascade,
  organisation_id uuid not null references organisation on delete cascade,
  machines integer not null check (machines > 0),
  notified_at timestamptz not null,
  primary key (advisory_id, organisation_id)
);
comment on table advisory_notice is
  'The customers whose people were told of an advisory by mail, so that nobody is told twice.';
comment on column advisory_notice.machines is 'The number of affected machines at that time.';
alter table advisory_notice enable row level security;
alter table advisory_notice force row level security;
create policy own_advisory_notices on advisory_notice
  using (organisation_id = any ((select own_organisations())::uuid[]) or (select is_service()));
