import { serialNumberPattern } from '@ferrule/domain/machines/machine'
import { toInstructionsPath } from '@ferrule/domain/machines/instructions/instruction-document'

/** Short, because a change of a machine is not announced to the edge. Any program may read it from any website. */
export const shellCacheHeaders = {
  'Cache-Control': 'public, max-age=60',
  'Access-Control-Allow-Origin': '*',
  'X-Robots-Tag': 'noindex',
}

/** Leads programs from the page of a machine, which is the id of its asset, to its description. */
export function describedBy(serialNumber: string): { Link: string } {
  return { Link: `<${toInstructionsPath(serialNumber)}/aas.json>; rel="describedby"; type="application/json"` }
}

/** The same for the address on the label, which redirects to the page in the visitor's language. */
export function findDescription(pathname: string): { Link: string } | undefined {
  const serialNumber = /^\/id\/([^/]+)$/.exec(pathname)?.[1]
  return serialNumber !== undefined && serialNumberPattern.test(serialNumber) ? describedBy(serialNumber) : undefined
}
