import { readFileSync } from 'node:fs'
import { demoPassword, people } from '../../seeds/src/people.ts'
import { ownScopes } from './client-scopes.ts'
import { dataServiceClient, portalClient } from './clients.ts'
import { type RequiredAction, signInRules, toRequiredActions } from './sign-in-rules.ts'

export type RealmSettings = { edgeOrigin: string; smtpUrl: string; dataSecret: string }

const builtin = <Entry extends Record<string, unknown>>(name: string): Entry[] =>
  JSON.parse(readFileSync(new URL(`./builtin-${name}.json`, import.meta.url), 'utf8'))

/** Realm `alpha` as an import file: everything the identity server must know stands here, nothing is clicked. */
export function realm({ edgeOrigin, smtpUrl, dataSecret }: RealmSettings) {
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
      realm: [...new Set(people.flatMap((person) => person.roles))].map((name) => ({ name })),
    },
    defaultDefaultClientScopes: ['basic', 'acr', 'profile', 'email', 'web-origins', 'roles'],
    defaultOptionalClientScopes: ['organization'],
    // An import that lists scopes or actions loses the built-in ones, so they are listed too.
    clientScopes: [...builtin('client-scopes'), ...ownScopes],
    requiredActions: toRequiredActions(builtin<RequiredAction>('required-actions')),
    clients: [portalClient(edgeOrigin), dataServiceClient(dataSecret)],
    users: people.map((person) => ({
      username: person.email,
      email: person.email,
      emailVerified: true,
      firstName: person.firstName,
      lastName: person.lastName,
      enabled: true,
      credentials: [{ type: 'password', value: demoPassword, temporary: false }],
      realmRoles: ['default-roles-alpha', ...person.roles],
    })),
  }
}

const spokenLanguages = {
  internationalizationEnabled: true,
  supportedLocales: ['en', 'de', 'fr', 'zh-CN', 'ja', 'es', 'pt-BR', 'cs', 'hu', 'ro', 'sk'],
  defaultLocale: 'en',
}
