import fc from 'fast-check'
import type { NavigationAudience } from './to-navigation.ts'
import type { NavigationEntry } from './navigation-item.ts'

export function anEntry(title: string, rest: Partial<NavigationEntry> = {}): NavigationEntry {
  return {
    id: title,
    title,
    breadcrumbOverride: '',
    note: '',
    icon: null,
    teaser: null,
    countries: [],
    hidden: false,
    page: null,
    target: `/${title.toLowerCase()}`,
    items: [],
    ...rest,
  }
}

export const englishVisitor: NavigationAudience = {
  locale: { language: 'en', country: undefined },
  siteSegment: undefined,
  isEditor: false,
}

function entriesWith(items: fc.Arbitrary<NavigationEntry[]>): fc.Arbitrary<NavigationEntry[]> {
  const entry = fc.record({
    id: fc.uuid(),
    title: fc.string({ maxLength: 5 }),
    breadcrumbOverride: fc.constantFrom('', 'Short'),
    note: fc.constantFrom('', '12–40 kN'),
    icon: fc.constantFrom(null, 'crimp' as const),
    teaser: fc.constant(null),
    countries: fc.subarray(['ALL', 'CH', 'DE']),
    hidden: fc.boolean(),
    page: fc.constantFrom(null, { id: 'p1', path: 'company/about' }, { id: 'p2', path: '' }),
    target: fc.constantFrom(
      '',
      ' ',
      '/a',
      'https://example.com',
      'action:open-news-feed-panel',
      'action:x',
      'javascript:x',
    ),
    items,
  })
  return fc.array(entry, { maxLength: 3 })
}

/** Trees of three levels, like a header with its mega menu. */
export const someEntries = entriesWith(entriesWith(entriesWith(fc.constant([]))))
