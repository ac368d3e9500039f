import type { RealmSettings } from './realm.ts'

/** What the realm must know of its surroundings, from the environment. */
export function readRealmSettings(): RealmSettings {
  const { EDGE_ORIGIN, SMTP_URL, IDENTITY_DATA_SECRET } = process.env
  if (!EDGE_ORIGIN || !SMTP_URL || !IDENTITY_DATA_SECRET)
    throw new Error('needs EDGE_ORIGIN, SMTP_URL and IDENTITY_DATA_SECRET')
  return { edgeOrigin: EDGE_ORIGIN, smtpUrl: SMTP_URL, dataSecret: IDENTITY_DATA_SECRET }
}
