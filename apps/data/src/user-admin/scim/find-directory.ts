import { withServiceScope } from '../../portal-access/with-user-scope.ts'
import type { Directory, DirectoryDeps } from './directory-scope.ts'
import { useScimToken } from './scim-token-store.ts'

/** The directory with a token; undefined for an unknown, expired or revoked one. */
export async function findDirectory({ db, now }: DirectoryDeps, token: string): Promise<Directory | undefined> {
  const found = await withServiceScope(db, (tx) => useScimToken(tx, { token, at: now() }))
  return found && { organisationId: found.organisationId, tokenId: found.id }
}
