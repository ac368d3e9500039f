import { describeUnsafeSettings } from '../../packages/domain/src/deployment/unsafe-settings.ts'
import { withSecretFiles } from '../../packages/telemetry/src/secret-files.ts'
import type { RealmSettings } from './realm.ts'

type Variables = Record<string, string | undefined>

/** Reads the realm's settings from the environment. Throws if a public installation must not run with them. */
export function readRealmSettings(source: Variables = process.env): RealmSettings {
  const variables = withSecretFiles(source)
  const unsafe = describeUnsafeSettings(variables)
  if (unsafe) throw new Error(unsafe)
  const setting = (name: string) => {
    const value = variables[name]
    if (!value) throw new Error(`${name} is not set`)
    return value
  }
  return {
    edgeOrigin: setting('EDGE_ORIGIN'),
    contentOrigin: setting('CMS_ORIGIN'),
    smtpUrl: setting('SMTP_URL'),
    mailFrom: setting('MAIL_FROM'),
    dataKey: setting('IDENTITY_DATA_KEY'),
    contentKey: setting('IDENTITY_CONTENT_KEY'),
    // Off unless it is on, so that a server without the setting has no published passwords.
    demoPeople: variables['DEMO_PEOPLE'] === 'on',
  }
}
