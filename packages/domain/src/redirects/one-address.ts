import { type PagePath, parsePagePath, toPathname } from '../pages/page-path.ts'

/**
 * Without the dot segments that browsers resolve by themselves: an answer with one would be asked for at another
 * address than the one that was decided on. Nothing climbs above the locale.
 */
export function toOneAddress({ locale, segments }: PagePath): PagePath {
  const resolved = segments.reduce<string[]>(resolveDot, [])
  // Read again, because what comes first now may be a locale.
  return parsePagePath(toPathname({ locale, segments: resolved }))
}

function resolveDot(resolved: string[], segment: string): string[] {
  if (segment === '.') return resolved
  return segment === '..' ? resolved.slice(0, -1) : [...resolved, segment]
}
