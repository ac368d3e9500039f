import type { CatalogueEntry } from '@ferrule/connectors/search-engine/catalogue-index'
import { machines } from '@ferrule/seeds/catalogue/machines'

/** Machines of a series; each has its own number. */
const machinesOfSeries = 20
/** One document in five is a page, and one of its catalogue entries in three a file of a machine. */
const [pagesEvery, filesEvery] = [5, 3]
const syllables = 'ba co du fe gi ho ka le mi no pa ru se ti vo za'.split(' ')

type PageDocument = { id: string; kind: 'stories' | 'pages'; siteSlug: string; locale: string; path: string } & Texts
type Texts = { title: string; description: string; text: string }
export type SearchDocuments = { entries: CatalogueEntry[]; pages: PageDocument[] }

/**
 * Machines of made-up series with the texts of the demo machines, their files, and pages and stories about them. A
 * larger index has more series: a name is as rare in it, and a word of the texts is in the same share of its documents.
 */
export function makeDocuments(count: number): SearchDocuments {
  const documents: SearchDocuments = { entries: [], pages: [] }
  for (let index = 0; index < count; index += 1) {
    if (index % pagesEvery === pagesEvery - 1) documents.pages.push(toPage(index))
    else documents.entries.push(toEntry(index))
  }
  return documents
}

/** The name of the machine that a document is about. */
export function nameAt(index: number): string {
  return `${seriesAt(Math.floor(index / machinesOfSeries))} ${100 + (index % machinesOfSeries) * 20}`
}

function seriesAt(series: number): string {
  // A prime spreads the names, so that neighbours do not begin alike.
  const name = Array.from({ length: 4 }, (_, place) => syllables[((series * 7919) >> (place * 4)) & 15]).join('')
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

function toEntry(index: number): CatalogueEntry {
  const { slug, texts, specifications = [] } = machineAt(index)
  const name = nameAt(index)
  const { shortDescription = '', longDescription = '' } = texts.en ?? {}
  const isFile = index % filesEvery === filesEvery - 1
  const section = specifications.find(({ definition }) => definition === 'cross-section')
  return {
    id: `${slug}-${index}`,
    kind: isFile ? 'documents' : 'machines',
    path: `products/${slug}-${index}`,
    countries: index % 20 === 19 ? ['US', 'CA'] : ['ALL', 'CH', 'DE', 'US'],
    title: isFile ? `${name}, Data sheet` : name,
    description: isFile ? 'PDF, 640 KB, English' : shortDescription,
    text: isFile ? '' : longDescription,
    ranges: !isFile && section ? { crossSection: [{ gte: section.minimum ?? 0, lte: section.maximum ?? 1000 }] } : {},
  }
}

function toPage(index: number): PageDocument {
  const { shortDescription = '', longDescription = '' } = machineAt(index).texts.en ?? {}
  const isStory = index % 2 === 0
  return {
    id: `page-${index}`,
    kind: isStory ? 'stories' : 'pages',
    siteSlug: index % 3 === 0 ? 'wire-flow' : '',
    locale: 'en',
    path: `${isStory ? 'stories' : 'company'}/page-${index}`,
    title: `${nameAt(index)} in use`,
    description: shortDescription,
    text: longDescription,
  }
}

function machineAt(index: number) {
  const machine = machines[index % machines.length]
  if (!machine) throw new Error('no machine is seeded')
  return machine
}
