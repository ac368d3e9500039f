import { ok, type Result, refuse } from '../result.ts'
import type { SiteDomain } from './site.ts'

/** Where a site is at home: the first of its domains stands in canonical addresses. A site must have one. */
export function findMainDomain({
  domains,
}: {
  domains: readonly SiteDomain[]
}): Result<SiteDomain, 'site-without-domain'> {
  const [first] = domains
  return first ? ok(first) : refuse('site-without-domain')
}
