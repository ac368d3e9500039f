/** Source folders below an application or package, with the folders of the journeys that cover them. */
const journeysOf: Record<string, string[]> = {
  accounts: ['portal', 'sign-in'],
  catalogue: ['catalogue', 'public'],
  comparison: ['catalogue'],
  documents: ['catalogue', 'requests'],
  editor: ['content'],
  live: ['tickets'],
  locations: ['public', 'requests'],
  machines: ['portal', 'tickets'],
  'news-feed': ['portal'],
  orders: ['portal'],
  'part-lists': ['portal'],
  parts: ['portal'],
  phone: ['requests'],
  pictures: ['content', 'catalogue'],
  portal: ['portal', 'sign-in'],
  'portal-services': ['portal'],
  redirects: ['public', 'edge'],
  requests: ['requests', 'tickets'],
  search: ['public', 'catalogue'],
  seo: ['public'],
  'service-desk': ['tickets'],
  'sign-in': ['sign-in', 'portal'],
  software: ['portal'],
  stories: ['content', 'public'],
  'style-guide': ['style-guide'],
  tickets: ['tickets', 'portal'],
  'wire-flow': ['portal'],
  worksheet: ['catalogue'],
}

/** Files that cannot affect a journey. */
const ignored = /^(docs|bench|\.github)\/|\.md$|\.test\.tsx?$/

/** Returns the journeys to run for a change: files or folders below `journeys/`, or all. */
export function pickJourneys(changedFiles: readonly string[]): readonly string[] | 'all' {
  const picked = new Set<string>()
  for (const file of changedFiles) {
    if (ignored.test(file)) continue
    if (/^journeys\/.*\.journey\.ts$/.test(file)) {
      picked.add(file)
      continue
    }
    const area = /^(?:apps\/web\/app|apps\/data\/src|packages\/domain\/src)\/([^/]+)\//.exec(file)?.[1]
    const folders = area === undefined ? undefined : journeysOf[area]
    // Packages, the edge, settings and shared code affect every screen.
    if (!folders) return 'all'
    for (const folder of folders) picked.add(`journeys/${folder}/`)
  }
  return [...picked].sort()
}
