import { readFileSync } from 'node:fs'
import { identityRoleOf } from '../../packages/domain/src/publishing/staff-identity.ts'
import { staffRoles } from '../../packages/domain/src/publishing/staff-rights.ts'
import { contentStaff } from '../../seeds/src/content-staff.ts'
import { type DemoPerson, demoPassword, people } from '../../seeds/src/people.ts'
import { ownScopes } from './client-scopes.ts'
import { contentAdminClient, dataServiceClient, portalClient } from './clients.ts'
import { type RequiredAction, signInRules, toRequiredActions } from './sign-in-rules.ts'

export type RealmSettings = {
  edgeOrigin: string
  contentOrigin: string
  smtpUrl: string
  dataSecret: string
  contentSecret: string
}

const builtin = <Entry extends Record<string, unknown>>(name: string): Entry[] =>
  JSON.parse(readFileSync(new URL(`./builtin-${name}.json`, import.meta.url), 'utf8'))

/** Realm `alpha` as an import file: everything the identity server must know stands here, nothing is clicked. */
export function realm({ edgeOrigin, contentOrigin, smtpUrl, dataSecret, contentSecret }: RealmSettings) {
  return {
    realm: 'alpha',
    displayName: 'Norlitz',
    enabled: true,
    sslRequired: 'external',
    loginTheme: 'ferrule',
    emailTheme: 'ferrule',
    ...spokenLanguages,
    ...signInRules,
    browserSecurityHeaders: {
      // The portal renews silently in a hidden frame; nobody else may frame the login.
      contentSecurityPolicy: `frame-src 'self'; frame-ancestors 'self' ${edgeOrigin}; object-src 'none';`,
      xFrameOptions: '',
      xContentTypeOptions: 'nosniff',
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
      xRobotsTag: 'none',
    },
    smtpServer: {
      host: new URL(smtpUrl).hostname,
      port: new URL(smtpUrl).port,
      from: 'portal@norlitz.example',
      fromDisplayName: 'Norlitz',
    },
    roles: {
      realm: [...new Set([...people.flatMap(({ roles }) => roles), ...staffRoles.map(identityRoleOf)])].map((name) => ({
        name,
      })),
    },
    defaultDefaultClientScopes: ['basic', 'acr', 'profile', 'email', 'web-origins', 'roles'],
    defaultOptionalClientScopes: ['organization'],
    // An import that lists scopes or actions loses the built-in ones, so they are listed too.
    clientScopes: [...builtin('client-scopes'), ...ownScopes],
    requiredActions: toRequiredActions(builtin<RequiredAction>('required-actions')),
    clients: [
      portalClient(edgeOrigin),
      dataServiceClient(dataSecret),
      contentAdminClient(contentOrigin, contentSecret),
    ],
    users: [
      ...people.map((person) => toUser(person)),
      ...contentStaff.map((person) => toUser(person, [oneTimeCode(person.oneTimeSecret)])),
    ],
  }
}

const toUser = (person: DemoPerson, secondFactors: object[] = []) => ({
  username: person.email,
  email: person.email,
  emailVerified: true,
  firstName: person.firstName,
  lastName: person.lastName,
  enabled: true,
  credentials: [{ type: 'password', value: demoPassword, temporary: false }, ...secondFactors],
  realmRoles: ['default-roles-alpha', ...person.roles],
})

/** As if the person had already scanned it with an app; the policy is the one of sign-in-rules.ts. */
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

const spokenLanguages = {
  internationalizationEnabled: true,
  supportedLocales: ['en', 'de', 'fr', 'zh-CN', 'ja', 'es', 'pt-BR', 'cs', 'hu', 'ro', 'sk'],
  defaultLocale: 'en',
}
