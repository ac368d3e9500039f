import { ok, type Result, refuse } from '../result.ts'
import type { SiteDomain } from './site.ts'

/** The domain of canonical URLs: the first one of a site. A site must have one. */
export function findMainDomain({
  domains,
}: {
  domains: readonly SiteDomain[]
}): Result<SiteDomain, 'site-without-domain'> {
  const [first] = domains
  return first ? ok(first) : refuse('site-without-domain')
}
