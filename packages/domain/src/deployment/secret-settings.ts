/**
 * The form of a secret: a random password or key, a comma-separated list of keys of which the first signs, a URL with a
 * password in it, an Ed25519 or P-256 private key as PKCS #8, an OpenPGP private key, or the hash of a password.
 */
export type SecretFormat = 'password' | 'keys' | 'url' | 'ed25519' | 'p256' | 'openpgp' | 'argon2id'

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
  ADVISORY_SIGNING_KEY: {
    format: 'openpgp',
    demo: 'xVgEaVW5ABYJKwYBBAHaRw8BAQdAzAcwaazoA9doql/sdcXdTDf0lcQypGbis7wJkLQ23ZoAAP4i13PjQTEDstpBCM0fUOSJizB97jLIvlGjIeejP6Gw9BFBzTBOb3JsaXR6IFByb2R1Y3QgU2VjdXJpdHkgPHBzaXJ0QG5vcmxpdHouZXhhbXBsZT7CwBMEExYKAIUFgmlVuQADCwkHCRDKCZbOdezgnkUUAAAAAAAcACBzYWx0QG5vdGF0aW9ucy5vcGVucGdwanMub3JnL9J5XLWP//YUQmzJgpJIRDUD2arHuDJ0QvnvKK9iNhIFFQoIDgwEFgACAQIZAQKbAwIeARYhBBzx+C61JKJj+iIW28oJls517OCeAAC1igEAn7uYqmyV25y260W5ly/yggCBhjgFw6N15A/p0/nS+tgBAL729tuXxWUUrlwqYvvwgZmJJawHmdoLckGq2z1ll/MHx10EaVW5ABIKKwYBBAGXVQEFAQEHQPv2H5RVG22p4rmMTAuwFQP6oPhCzZguyh0SGpjVYJh5AwEIBwAA/2plT171It5Xl13sxAYSb/xlEkTHzKqjlC+GV0x4uWswEEHCvgQYFgoAcAWCaVW5AAkQygmWznXs4J5FFAAAAAAAHAAgc2FsdEBub3RhdGlvbnMub3BlbnBncGpzLm9yZ0JIMIEm+4CEIY2o8D8UqBkTDEC75s+R+LYZ7+rW/4PhApsMFiEEHPH4LrUkomP6IhbbygmWznXs4J4AAM/2AP9z5KEpgoJXH04oUIuV0ushEhZMJ7rG75Ko32dy36QWxgD/QvytscfdCicqV4CfjvoUMMqg+VHEdbtC1pgA57lnOg8=',
  },
  PUSH_SIGNING_KEY: {
    format: 'p256',
    demo: 'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg8SS5DhdEoZLIJwkZlgZIL0bC1x8P1aKiCcmZnEjVOwShRANCAAR0UOZRR4KLrScXYWs9fWUvat05qWfCogD8q87mjA8GLvnAabfu5fOri9+aFDSL2kPkz1anV9pxp3ZntmR6GDdj',
  },
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
