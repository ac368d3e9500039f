import { ok } from '@ferrule/domain/result'
import { createLog } from '@ferrule/telemetry/log'
import { anIdentityServer } from '../accounts/identity-for-tests.ts'
import { createFileLinks } from '../files/file-links.ts'
import { createPhoneLinks } from '../files/phone-links.ts'
import { createDatabase } from '../postgres/database.ts'
import { createRequestLinks } from '../requests/request-links.ts'
import { anonymous } from '../sign-in/actor.ts'
import { createDownloadLinks } from '../software/download-links.ts'
import { createReplyAddresses } from '../tickets/reply-addresses.ts'
import type { RequestContext } from './request-context.ts'

/** Nothing listens there: every query is an outage. */
const db = createDatabase({
  url: 'postgres://canary:canary@127.0.0.1:1/canary',
  name: 'test',
  maxConnections: 1,
  onConnectionError: () => {},
})
const nothing = () => Promise.reject(new Error('connect ECONNREFUSED canary'))
const elsewhere = 'https://elsewhere.example'

/** A request of anybody while every outside service is away. */
export function aRequestContext(given: Partial<RequestContext> = {}): RequestContext {
  return {
    db,
    search: {
      ensureIndex: nothing,
      put: nothing,
      remove: nothing,
      renewCatalogue: nothing,
      isPageIndexEmpty: nothing,
      isCatalogueEmpty: nothing,
      search: nothing,
      suggest: nothing,
      findNamed: nothing,
      ping: nothing,
      close: nothing,
    },
    identity: anIdentityServer().identity,
    log: createLog({ service: 'test', write: () => {} }),
    now: () => new Date(),
    serviceUrls: {
      ticketing: '',
      inventory: '',
      'user-administration': '',
      'product-information': '',
      'wire-flow': elsewhere,
      'wire-flow-cloud': elsewhere,
      'wire-master': elsewhere,
      'master-data': elsewhere,
      direct: elsewhere,
      kampus: elsewhere,
    },
    portalTeamAddress: 'team@norlitz.example',
    requestTeamAddress: 'requests@norlitz.example',
    requestLinks: createRequestLinks('for-tests'),
    downloadLinks: createDownloadLinks('for-tests'),
    softwareSigning: { sign: () => '', publicKey: '' },
    fileLinks: createFileLinks({ key: 'for-tests', now: () => new Date() }),
    phoneLinks: createPhoneLinks({ key: 'for-tests', now: () => new Date() }),
    replyAddresses: createReplyAddresses({ key: 'for-tests', domain: 'reply.norlitz.example' }),
    botCheck: {
      createTask: () => Promise.reject(new Error('not asked for')),
      check: async () => 'good' as const,
      admit: async () => ok({ review: false }),
    },
    publicOrigin: 'http://www.norlitz.example',
    clientAddress: '127.0.0.1',
    actor: anonymous,
    ...given,
  }
}
