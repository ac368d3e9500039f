import type { RequestKind } from '@ferrule/domain/requests/request'

/** Returns the path of a form below the home page, with what it is about filled in. */
export function toRequestPath(kind: RequestKind, query: Record<string, string>): string {
  return `/requests/${kind}?${new URLSearchParams(query)}`
}

/** Adds the title of the page to a link that an editor set to a form, unless it has a subject already. */
export function withSubject(target: string, title: string | undefined): string {
  if (title === undefined || !target.startsWith('/requests/') || target.includes('#')) return target
  const [path = '', search = ''] = target.split('?', 2)
  const query = new URLSearchParams(search)
  if (!query.has('about')) query.set('about', title)
  return `${path}?${query}`
}
