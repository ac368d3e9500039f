import type { RealmSettings } from './realm.ts'

/** What the realm must know of its surroundings, from the environment. */
export function readRealmSettings(): RealmSettings {
  return {
    edgeOrigin: setting('EDGE_ORIGIN'),
    contentOrigin: setting('CMS_ORIGIN'),
    smtpUrl: setting('SMTP_URL'),
    dataSecret: setting('IDENTITY_DATA_SECRET'),
    contentSecret: setting('IDENTITY_CONTENT_SECRET'),
  }
}

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`needs ${name}`)
  return value
}
