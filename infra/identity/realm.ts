import { readFileSync } from 'node:fs'
import { isManagedInternally } from '../../packages/domain/src/accounts/account-change.ts'
import { identityRoleOf } from '../../packages/domain/src/publishing/staff-identity.ts'
import { staffRoles } from '../../packages/domain/src/publishing/staff-rights.ts'
import { managedIdentityRoles } from '../../packages/domain/src/user-admin/application-roles.ts'
import { contentStaff } from '../../seeds/src/content-staff.ts'
import { type DemoPerson, demoOneTimeSecret, demoPassword, people } from '../../seeds/src/people.ts'
import { customScopes } from './client-scopes.ts'
import { contentAdminClient, dataServiceClient, portalClient } from './clients.ts'
import { mailServer } from './mail-server.ts'
import { type RequiredAction, signInRules, toRequiredActions } from './sign-in-rules.ts'

export type RealmSettings = {
  edgeOrigin: string
  contentOrigin: string
  smtpUrl: string
  /** The sender of mails, as in `Norlitz <portal@norlitz.example>` or an address alone. */
  mailFrom: string
  /** Private keys of the confidential clients: Ed25519 as PKCS #8 in Base64. */
  dataKey: string
  contentKey: string
  /** Whether the demo people exist. Their passwords and one-time secrets are published. */
  demoPeople: boolean
}

const builtin = <Entry extends Record<string, unknown>>(name: string): Entry[] =>
  JSON.parse(readFileSync(new URL(`./builtin-${name}.json`, import.meta.url), 'utf8'))

/** The complete configuration of realm `alpha` as an import file; nothing is configured by hand. */
export function realm(settings: RealmSettings) {
  const { edgeOrigin, contentOrigin, smtpUrl, mailFrom, dataKey, contentKey, demoPeople } = settings
  const smtpServer = mailServer(smtpUrl, mailFrom)
  // People read it on the login page, in mails and when they add a passkey.
  const displayName = smtpServer.fromDisplayName || new URL(edgeOrigin).hostname
  return {
    realm: 'alpha',
    displayName,
    enabled: true,
    sslRequired: 'external',
    loginTheme: 'ferrule',
    emailTheme: 'ferrule',
    // `email` tells people about each new credential; a start option of Keycloak limits it to this event.
    eventsListeners: ['jboss-logging', 'email'],
    ...localeSettings,
    ...signInRules,
    webAuthnPolicyPasswordlessRpEntityName: displayName,
    browserSecurityHeaders: {
      // The portal renews tokens in a hidden frame; other origins may not frame the login.
      contentSecurityPolicy: `frame-src 'self'; frame-ancestors 'self' ${edgeOrigin}; object-src 'none'; report-uri ${edgeOrigin}/api/reports;`,
      xFrameOptions: '',
      xContentTypeOptions: 'nosniff',
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
      xRobotsTag: 'none',
    },
    smtpServer,
    roles: {
      realm: [
        ...new Set([
          ...people.flatMap(({ roles }) => roles),
          ...managedIdentityRoles,
          ...staffRoles.map(identityRoleOf),
        ]),
      ].map((name) => ({ name })),
    },
    defaultDefaultClientScopes: ['basic', 'acr', 'profile', 'email', 'web-origins', 'roles'],
    defaultOptionalClientScopes: ['organization'],
    // An import with scopes or actions replaces the built-in ones, so they are listed too.
    clientScopes: [...builtin('client-scopes'), ...customScopes],
    requiredActions: toRequiredActions(builtin<RequiredAction>('required-actions')),
    clients: [portalClient(edgeOrigin), dataServiceClient(dataKey), contentAdminClient(contentOrigin, contentKey)],
    users: demoPeople ? demoUsers() : [],
  }
}

/** The demo people as users of the realm. */
export const demoUsers = () => [
  ...people.map((person) => toUser(person, isManagedInternally(person.roles) ? [oneTimeCode(demoOneTimeSecret)] : [])),
  ...contentStaff.map((person) => toUser(person, [oneTimeCode(person.oneTimeSecret)])),
]

const toUser = (person: DemoPerson, secondFactors: ReturnType<typeof oneTimeCode>[]) => ({
  username: person.email,
  email: person.email,
  emailVerified: true,
  firstName: person.firstName,
  lastName: person.lastName,
  enabled: true,
  credentials: [{ type: 'password', value: demoPassword, temporary: false }, ...secondFactors],
  realmRoles: ['default-roles-alpha', ...person.roles],
})

/** A one-time code credential, as if the person had scanned it with an app; the policy is in sign-in-rules.ts. */
export const oneTimeCode = (secret: string) => ({
  type: 'otp',
  userLabel: 'Demo',
  secretData: JSON.stringify({ value: secret }),
  credentialData: JSON.stringify({
    subType: 'totp',
    digits: 6,
    counter: 0,
    period: 30,
    algorithm: 'HmacSHA1',
    secretEncoding: 'BASE32',
  }),
})

const localeSettings = {
  internationalizationEnabled: true,
  supportedLocales: ['en', 'de', 'fr', 'zh-CN', 'ja', 'es', 'pt-BR', 'cs', 'hu', 'ro', 'sk'],
  defaultLocale: 'en',
}
