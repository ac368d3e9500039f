import { ok, refuse } from '@ferrule/domain/result'
import { createLog } from '@ferrule/telemetry/log'
import { fakeIdentityServer } from '../accounts/identity.fixture.ts'
import { createFileLinks } from '../files/file-links.ts'
import { createPhoneLinks } from '../files/phone-links.ts'
import { createDatabase } from '../postgres/database.ts'
import { createRequestLinks } from '../requests/request-links.ts'
import { createSecretSealing } from '../user-admin/company-sign-in/secret-sealing.ts'
import { fakeDirectory } from '../user-admin/directory.fixture.ts'
import { anonymous } from '../sign-in/actor.ts'
import { createDownloadLinks } from '../software/download-links.ts'
import { createReplyAddresses } from '../tickets/reply-addresses.ts'
import type { RequestContext } from './request-context.ts'

/** An unreachable database: every query fails. */
const db = createDatabase({
  url: 'postgres://canary:canary@127.0.0.1:1/canary',
  name: 'test',
  maxConnections: 1,
  onConnectionError: () => {},
})
const fail = () => Promise.reject(new Error('connect ECONNREFUSED canary'))
const externalUrl = 'https://elsewhere.example'
const search: RequestContext['search'] = {
  ensureIndex: fail,
  put: fail,
  remove: fail,
  refreshCatalogue: fail,
  isPageIndexEmpty: fail,
  isCatalogueEmpty: fail,
  search: fail,
  suggest: fail,
  findNamed: fail,
  ping: fail,
  close: fail,
}

/** The context of an anonymous request while every external service is unavailable. */
export function aRequestContext(overrides: Partial<RequestContext> = {}): RequestContext {
  return {
    db,
    search,
    identity: fakeIdentityServer().identity,
    directory: fakeDirectory().directory,
    readDomainRecords: async () => [],
    companySignIn: {
      checkProvider: async () => refuse('provider-unreachable'),
      readSamlProvider: async () => refuse('provider-unreachable'),
      secretSealing: createSecretSealing('dGVzdHM='),
      redirectUriOf: (alias) => `https://id.example/broker/${alias}/endpoint`,
    },
    log: createLog({ service: 'test', write: () => {} }),
    now: () => new Date(),
    serviceUrls: {
      ticketing: '',
      inventory: '',
      'user-administration': '',
      'product-information': '',
      'wire-flow': externalUrl,
      'wire-flow-cloud': externalUrl,
      'wire-master': externalUrl,
      'master-data': externalUrl,
      direct: externalUrl,
      kampus: externalUrl,
    },
    portalTeamAddress: 'team@norlitz.example',
    requestTeamAddress: 'requests@norlitz.example',
    requestLinks: createRequestLinks(['for-tests']),
    downloadLinks: createDownloadLinks(['for-tests']),
    softwareSigning: { sign: () => '', signLines: () => Buffer.alloc(64), publicKey: '' },
    fileLinks: createFileLinks({ keys: ['for-tests'], now: () => new Date() }),
    phoneLinks: createPhoneLinks({ keys: ['for-tests'], now: () => new Date() }),
    replyAddresses: createReplyAddresses({ keys: ['for-tests'], domain: 'reply.norlitz.example' }),
    botCheck: {
      createTask: () => Promise.reject(new Error('not expected')),
      check: async () => 'good' as const,
      admit: async () => ok({ review: false }),
    },
    operationLimits: { take: async () => true },
    ticketPresence: { report: async () => ({ others: [], hasChanged: false }) },
    vapidPublicKey: undefined,
    publicOrigin: 'http://www.norlitz.example',
    clientAddress: '127.0.0.1',
    actor: anonymous,
    ...overrides,
  }
}
