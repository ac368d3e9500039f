/**
 * The form of a secret: a random password or key, a comma-separated list of keys of which the first signs, a URL with a
 * password in it, an Ed25519 private key as PKCS #8, or the hash of a password.
 */
export type SecretFormat = 'password' | 'keys' | 'url' | 'ed25519' | 'argon2id'

/** The demo value is published in `.env.example`; that of a URL is its password alone. */
export type SecretSetting = { format: SecretFormat; demo: string }

/** Every setting that holds a secret. `./dev secrets` writes fresh values; the demo values work on loopback only. */
export const secretSettings: Readonly<Record<string, SecretSetting>> = {
  POSTGRES_OWNER_PASSWORD: { format: 'password', demo: 'owner-local' },
  CONTENT_DATABASE_URL: { format: 'url', demo: 'content-local' },
  CONTENT_JOBS_DATABASE_URL: { format: 'url', demo: 'content-jobs-local' },
  DATA_MIGRATION_DATABASE_URL: { format: 'url', demo: 'data-migration-local' },
  DATA_DATABASE_URL: { format: 'url', demo: 'data-local' },
  IDENTITY_DATABASE_URL: { format: 'url', demo: 'identity-local' },
  REDIS_URL: { format: 'url', demo: 'redis-local' },
  S3_ROOT_ACCESS_KEY: { format: 'password', demo: 'root-local' },
  S3_ROOT_SECRET_KEY: { format: 'password', demo: 'root-local-secret' },
  S3_CONTENT_ACCESS_KEY: { format: 'password', demo: 'content-s3-local' },
  S3_CONTENT_SECRET_KEY: { format: 'password', demo: 'content-s3-local-secret' },
  S3_DATA_ACCESS_KEY: { format: 'password', demo: 'data-s3-local' },
  S3_DATA_SECRET_KEY: { format: 'password', demo: 'data-s3-local-secret' },
  REPLY_ADDRESS_KEYS: { format: 'keys', demo: 'reply-address-local-change-me' },
  REQUEST_LINK_KEYS: { format: 'keys', demo: 'request-link-local-change-me' },
  FILE_LINK_KEYS: { format: 'keys', demo: 'file-link-local-change-me' },
  PHONE_LINK_KEYS: { format: 'keys', demo: 'phone-link-local-change-me' },
  DOWNLOAD_LINK_KEYS: { format: 'keys', demo: 'download-link-local-change-me' },
  SOFTWARE_SIGNING_KEY: { format: 'ed25519', demo: 'MC4CAQAwBQYDK2VwBCIEIGSa9Ds+s3sEM/5cs4C5uOe+6dgoEcBwNnlR8t49hbcg' },
  BOT_CHECK_KEY: { format: 'password', demo: 'bot-check-local-change-me' },
  IDENTITY_DATA_KEY: { format: 'ed25519', demo: 'MC4CAQAwBQYDK2VwBCIEIBi6yRMoA5V4rgXJV7b6ld2ILD5nit5W6pUD40dRYgee' },
  IDENTITY_CONTENT_KEY: { format: 'ed25519', demo: 'MC4CAQAwBQYDK2VwBCIEIA99bW5NoUVwpUOBqkhcTChRWPGtX2bN3eu+IfNL4bf5' },
  IDENTITY_ADMIN_PASSWORD: { format: 'password', demo: 'admin-local' },
  PAYLOAD_SECRET: { format: 'password', demo: 'payload-local-secret-change-me' },
  CONTENT_SERVICE_KEY: { format: 'password', demo: 'content-service-local-key-change-me' },
  CATALOGUE_IMPORT_KEY: { format: 'password', demo: 'catalogue-import-local-key-change-me' },
  PAGE_UNLOCK_KEYS: { format: 'keys', demo: 'page-unlock-local-change-me' },
  EDITOR_PASSWORD_HASH: {
    format: 'argon2id',
    demo: 'JGFyZ29uMmlkJHY9MTkkbT0xOTQ1Nix0PTIscD0xJHdGeVF5MWUyOVlkdWhEdERaK2t1aWckM0tQZUV2dUNkWXJMVUdMRXNmRkNQWWlIRGxmbzR2UXltSmtHbldReHN0NA',
  },
}
