import { type PagePath, parsePagePath, toPathname } from '../pages/page-path.ts'

/**
 * Resolves dot segments as browsers do; otherwise a browser would follow a redirect to another path than the one
 * decided on. Never climbs above the locale.
 */
export function resolveDotSegments({ locale, segments }: PagePath): PagePath {
  const resolved = segments.reduce<string[]>(resolveDot, [])
  // Parse again, because the first segment may be a locale now.
  return parsePagePath(toPathname({ locale, segments: resolved }))
}

function resolveDot(resolved: string[], segment: string): string[] {
  if (segment === '.') return resolved
  return segment === '..' ? resolved.slice(0, -1) : [...resolved, segment]
}
