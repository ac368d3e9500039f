/** How a page opens: on the wire, beside a picture, on a picture, with its text first, or on a dark band. */
export const pageOpenings = ['wire', 'split', 'picture', 'text', 'dark'] as const

export type PageOpening = (typeof pageOpenings)[number]

/** The first segment of a path states the kind of a page. Services and all others open beside a picture. */
const openingOfArea: Record<string, PageOpening> = {
  products: 'picture',
  applications: 'picture',
  'smart-factory': 'dark',
  company: 'text',
  investors: 'text',
  stories: 'text',
  'media-releases': 'text',
}

/** The opening of a page whose editor chose none. The wire is for home pages only. */
export function openingOf(path: string): PageOpening {
  const [area = ''] = path.split('/')
  if (area === '') return 'wire'
  return Object.hasOwn(openingOfArea, area) ? (openingOfArea[area] ?? 'split') : 'split'
}

/** A family of machines opens on a picture over the full width, a branch below it beside a picture. */
export function familyOpening(parentId: string | null): PageOpening {
  return parentId === null ? 'picture' : 'split'
}
