alter table company_sign_in alter column client_id drop not null;
alter table company_sign_in alter column authorization_url drop not null;
alter table company_sign_in alter column token_url drop not null;
alter table company_sign_in alter column keys_url drop not null;
alter table company_sign_in alter column client_authentication drop not null;
alter table company_sign_in add column saml_provider jsonb;
alter table company_sign_in add constraint company_sign_in_protocol check (
  case when saml_provider is null
    then num_nulls(client_id, authorization_url, token_url, keys_url, client_authentication) = 0
    else num_nonnulls(client_id, authorization_url, token_url, keys_url, client_authentication, sealed_secret) = 0
  end
) not valid;
comment on table company_sign_in is
  'The OpenID Connect or SAML provider of an organisation. The identity server holds it; this is what it should hold.';
comment on column company_sign_in.issuer is 'The issuer of OpenID Connect, or the entity ID of SAML.';
comment on column company_sign_in.saml_provider is
  'The metadata of a SAML provider, as the domain reads them; null for OpenID Connect.';
