import { type PageAddress, pathKey } from '@ferrule/domain/publishing/surrogate-keys'

/** Where the second level keeps a page; escaping and the language rule are those of the surrogate keys. */
export function pageCacheKey(address: PageAddress): string {
  return pathKey(address).replace(/^path:/, 'content:page:')
}

export const sitesCacheKey = 'content:sites'

/** The channel on which the worker names the keys that changed. */
export const changesChannel = 'content:changed'
