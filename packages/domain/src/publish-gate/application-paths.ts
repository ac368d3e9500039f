/**
 * First segments of addresses that the website serves without an editorial page. Whether a product exists is not
 * known here, so links into the catalogue count as valid.
 */
const applicationSegments: ReadonlySet<string> = new Set([
  'products',
  'compare',
  'compare.pdf',
  'compare.xlsx',
  'worksheet',
  'consent',
  'search',
  'requests',
  'security',
  'data-sheets',
  'investor-tables',
  'contact-cards',
  'press-kits',
  'annual-reports',
  'financial-calendar.ics',
  'feeds',
  'mykomax',
  'id',
  'media',
  'files',
  'api',
])

export function isApplicationPath(path: string): boolean {
  return applicationSegments.has(path.split('/')[0] ?? '')
}
