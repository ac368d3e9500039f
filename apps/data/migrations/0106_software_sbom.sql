create table software_sbom (
  release_id uuid primary key references software_release,
  document text not null check (octet_length(document) <= 2000000),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  components integer not null check (components > 0),
  imported_at timestamptz not null
);
comment on table software_sbom is
  'The list of components (SBOM) of a software release, a valid CycloneDX 1.6 document as it was imported. It never changes.';
comment on column software_sbom.document is 'The text of the file, whose bytes are hashed.';
comment on column software_sbom.components is 'The number of components that it lists.';

create function protect_software_sbom() returns trigger language plpgsql as $$
begin
  raise exception 'the list of components of a release never changes'
    using errcode = 'check_violation', constraint = 'software_sbom_unchanged';
end
$$;
comment on function protect_software_sbom is 'Refuses every change of a list of components.';
create trigger software_sbom_protected before update or delete on software_sbom
  for each row execute function protect_software_sbom();
