import type { Log } from '@ferrule/telemetry/log'
import type { ReadDomainRecords } from '@ferrule/connectors/domain-records/domain-records'
import type { IdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'
import type { IdentityDirectory } from '@ferrule/connectors/identity-directory/identity-directory'
import type { SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import type { BotCheck } from '../bot-check/bot-check.ts'
import type { FileLinks } from '../files/file-links.ts'
import type { PhoneLinks } from '../files/phone-links.ts'
import type { Database } from '../postgres/database.ts'
import type { ServiceUrls } from '../portal-services/service-urls.ts'
import type { OperationLimits } from '../rate-limits/operation-limits.ts'
import type { RequestLinks } from '../requests/request-links.ts'
import type { TicketPresence } from '../service-desk/ticket-presence.ts'
import type { Actor } from '../sign-in/actor.ts'
import type { DownloadLinks } from '../software/download-links.ts'
import type { SoftwareSigning } from '../software/software-signing.ts'
import type { ReplyAddresses } from '../tickets/reply-addresses.ts'
import type { CompanySignInDeps } from '../user-admin/company-sign-in/company-sign-in-deps.ts'

/** Dependencies of the use cases, independent of HTTP and GraphQL. */
export type Deps = {
  db: Database
  search: SearchEngine
  identity: IdentityAdmin
  directory: IdentityDirectory
  readDomainRecords: ReadDomainRecords
  companySignIn: CompanySignInDeps
  log: Log
  now: () => Date
  serviceUrls: ServiceUrls
  /** Notified of requests for access to a service. */
  portalTeamAddress: string
  /** Receives requests of visitors that name no location. */
  requestTeamAddress: string
  requestLinks: RequestLinks
  downloadLinks: DownloadLinks
  softwareSigning: SoftwareSigning
  fileLinks: FileLinks
  /** Links between a form and a phone that adds files to it. */
  phoneLinks: PhoneLinks
  /** Reply addresses of ticket mails. */
  replyAddresses: ReplyAddresses
  botCheck: BotCheck
  operationLimits: OperationLimits
  ticketPresence: TicketPresence
  /** The key with which browsers subscribe to notifications; undefined if they are switched off. */
  vapidPublicKey: string | undefined
  /** Origin of the main site, for links in mails. */
  publicOrigin: string
}

/** The context of a request, for resolvers. */
export type RequestContext = Deps & {
  actor: Actor
  /** Client address as seen by the edge; empty for requests that bypass the edge. */
  clientAddress: string
}
