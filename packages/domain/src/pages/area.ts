export type Area = 'technical' | 'customer' | 'editor' | 'public'

/** The area of a path; `segments` are those after the locale. */
export function areaOf(segments: readonly string[]): Area {
  const first = segments[0]
  if (first === 'style-guide' || first === 'callback') return 'technical'
  if (first?.toLowerCase() === 'mykomax') return 'customer'
  if (first === 'editor') return 'editor'
  return 'public'
}

/** Whether a path is a public page of the main site. */
export function isPublicMain(siteSlug: string, segments: readonly string[]): boolean {
  return siteSlug === '' && areaOf(segments) === 'public'
}
