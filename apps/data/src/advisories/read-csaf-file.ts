import { csafPaths, toKeyPath, toProviderMetadata } from '@ferrule/domain/advisories/provider-metadata'
import { toRolieCategories, toRolieFeed, toRolieService } from '@ferrule/domain/advisories/rolie'
import type { Deps } from '../graphql/request-context.ts'
import type { Queries } from '../postgres/database.ts'
import { findAdvisoryFile, listAdvisories, listKeys, listProducts } from './advisory-store.ts'

export type CsafFileDeps = Pick<Deps, 'db' | 'publicOrigin'> & { publisherName: string; securityContact: string }
type CsafFile = { type: string; content: string }

const documentPath = /^(?<path>white\/\d{4}\/[+a-z0-9_-]{1,100}\.json)(?:\.(?<proof>sha256|sha512|asc))?$/

/** A file below `/.well-known/csaf`; undefined if there is none, such as for a draft. */
export async function readCsafFile(deps: CsafFileDeps, path: string): Promise<CsafFile | undefined> {
  const { queries } = deps.db
  const document = documentPath.exec(path)?.groups
  if (document && path !== csafPaths.feed) return readDocument(queries, document['path'] ?? '', document['proof'])
  switch (path) {
    case csafPaths.provider:
      return toJson(await readMetadata(deps))
    case csafPaths.service:
      return toJson(toRolieService(deps.publicOrigin))
    case csafPaths.category:
      return toJson(toRolieCategories(await listFamilies(queries)))
    case csafPaths.feed:
      return toJson(toRolieFeed(deps.publicOrigin, await listFeedAdvisories(queries)))
    default:
      return readKey(queries, path)
  }
}

async function readDocument(tx: Queries, path: string, proof: string | undefined): Promise<CsafFile | undefined> {
  const file = await findAdvisoryFile(tx, { path })
  if (!file) return undefined
  const name = path.split('/').at(-1) ?? ''
  if (proof === 'sha256' || proof === 'sha512') return toText(`${file[proof]}  ${name}\n`)
  if (proof === 'asc') return file.signature === null ? undefined : toText(file.signature)
  return { type: 'application/json', content: file.document }
}

async function readMetadata({ db, publicOrigin, publisherName, securityContact }: CsafFileDeps) {
  const [keys, advisories] = [await listKeys(db.queries), await listAdvisories(db.queries)]
  const [latest] = advisories
  return toProviderMetadata({
    origin: publicOrigin,
    publisher: { name: publisherName, namespace: publicOrigin, contact: securityContact.replace(/^mailto:/, '') },
    fingerprints: keys.map(({ fingerprint }) => fingerprint),
    lastUpdated: (latest?.currentReleaseDate ?? new Date(0)).toISOString(),
  })
}

async function listFamilies(tx: Queries): Promise<string[]> {
  const ids = (await listAdvisories(tx)).map(({ id }) => id)
  const products = [...(await listProducts(tx, ids)).values()].flat()
  return [...new Set(products.flatMap(({ family }) => family ?? []))].toSorted()
}

async function listFeedAdvisories(tx: Queries) {
  return (await listAdvisories(tx)).map(({ trackingId, title, summary, initialReleaseDate, currentReleaseDate }) => ({
    trackingId,
    title,
    summary,
    initialReleaseDate: initialReleaseDate.toISOString(),
    currentReleaseDate: currentReleaseDate.toISOString(),
  }))
}

async function readKey(tx: Queries, path: string): Promise<CsafFile | undefined> {
  const key = (await listKeys(tx)).find(({ fingerprint }) => toKeyPath(fingerprint) === path)
  return key && toText(key.publicKey)
}

function toJson(value: unknown): CsafFile {
  return { type: 'application/json', content: `${JSON.stringify(value, null, 2)}\n` }
}

function toText(content: string): CsafFile {
  return { type: 'text/plain; charset=utf-8', content }
}
