import type { Site } from '../sites/site.ts'

/** The sites at home on the same host: the one that has it to itself, and those found there by a path segment. */
export function listSitesOfHost<S extends Site>(sites: readonly S[], host: string): S[] {
  return sites.filter(({ domains }) => domains[0]?.host.toLowerCase() === host.toLowerCase())
}
