import type { Site } from '../sites/site.ts'

/** The sites whose main domain is on this host: the site of the host and those below a path segment. */
export function listSitesOfHost<S extends Site>(sites: readonly S[], host: string): S[] {
  return sites.filter(({ domains }) => domains[0]?.host.toLowerCase() === host.toLowerCase())
}
