export type Area = 'technical' | 'customer' | 'editor' | 'public'

/** Which part of the product a path belongs to; `segments` are those after the locale. */
export function areaOf(segments: readonly string[]): Area {
  const first = segments[0]
  if (first === 'style-guide' || first === 'callback') return 'technical'
  if (first?.toLowerCase() === 'mykomax') return 'customer'
  if (first === 'editor') return 'editor'
  return 'public'
}

/** The pages of the main site that every visitor may read. */
export function isPublicMain(siteSlug: string, segments: readonly string[]): boolean {
  return siteSlug === '' && areaOf(segments) === 'public'
}
