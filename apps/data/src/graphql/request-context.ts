import type { Log } from '@ferrule/telemetry/log'
import type { IdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'
import type { SearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import type { BotCheck } from '../bot-check/bot-check.ts'
import type { FileLinks } from '../files/file-links.ts'
import type { PhoneLinks } from '../files/phone-links.ts'
import type { Database } from '../postgres/database.ts'
import type { ServiceUrls } from '../portal-services/list-services.ts'
import type { RequestLinks } from '../requests/request-links.ts'
import type { Actor } from '../sign-in/actor.ts'
import type { DownloadLinks } from '../software/download-links.ts'
import type { SoftwareSigning } from '../software/software-signing.ts'
import type { ReplyAddresses } from '../tickets/reply-addresses.ts'

/** What verbs are given: nothing here knows of HTTP or GraphQL. */
export type Deps = {
  db: Database
  search: SearchEngine
  identity: IdentityAdmin
  log: Log
  now: () => Date
  serviceUrls: ServiceUrls
  /** Who is told when somebody asks for access to a service. */
  portalTeamAddress: string
  /** Who answers the requests of visitors that name no location of ours. */
  requestTeamAddress: string
  requestLinks: RequestLinks
  downloadLinks: DownloadLinks
  softwareSigning: SoftwareSigning
  fileLinks: FileLinks
  /** Between a form and a phone that adds files to it. */
  phoneLinks: PhoneLinks
  /** Where tickets are answered by mail. */
  replyAddresses: ReplyAddresses
  botCheck: BotCheck
  /** Of the main site, for links in mails. */
  publicOrigin: string
}

/** What every resolver can see of its request. */
export type RequestContext = Deps & {
  actor: Actor
  /** Where the request came from, as the edge saw it; nothing that came otherwise. */
  clientAddress: string
}
