import type { Language } from '@ferrule/domain/locales/language'
import type { Publication } from '@ferrule/pdf/publication/publication'
import { documentLanguages, seriesDocumentKey } from '../catalogue/product-files.ts'
import { fileNames } from '../catalogue/texts/sentences.ts'
import { type MachineSeries, machineSeries, nameOf, type SeriesMachine } from './machine-series.ts'
import { type ManualLanguage, toManual } from './manual.ts'
import { earlierEdition, edition } from './publisher.ts'

/** The dates of the two versions. */
const issuedOn = { earlier: '2012-03-01', current: '2026-10-01' }

/** A PDF of the demo: one in the media store by its key, or one that is rendered from its content. */
export type InstructionSource = { mediaKey: string } | { publication: Publication }

/** A document of a machine of the demo in one version. Documents of a series share their source. */
export type SeedInstruction = {
  productSlug: string
  model: string
  kind: 'instructions' | 'safety' | 'declaration'
  title: string
  language: Language
  origin: 'original' | 'translation'
  version: string
  issuedOn: string
  /** The version before this one. */
  replaces: string | null
  changes: readonly { page: number | null; text: string }[]
  source: InstructionSource
}

const texts = {
  en: { safety: 'Safety instructions', newChapter: (title: string) => `New chapter: ${title}` },
  de: { safety: 'Sicherheitshinweise', newChapter: (title: string) => `Neues Kapitel: ${title}` },
}

/** The chapters that the earlier version of all instructions did not have, counted from the end. */
const chaptersSinceThen = [-4, -2]

export const machineInstructions: readonly SeedInstruction[] = machineSeries.flatMap((series) =>
  documentLanguages.manual.flatMap((language) => {
    const manual = toManual(series, language)
    const earlier = { publication: toEarlierManual(manual, language) }
    return series.machines.flatMap((machine) => ofMachine(machine, { series, language, manual, earlier }))
  }),
)

type SeriesManual = {
  series: MachineSeries
  language: ManualLanguage
  manual: Publication
  earlier: InstructionSource
}

function ofMachine(machine: SeriesMachine, { series, language, manual, earlier }: SeriesManual): SeedInstruction[] {
  const model = nameOf(machine)
  const origin = language === 'en' ? ('original' as const) : ('translation' as const)
  const facts = { productSlug: machine.slug, model, language, origin, replaces: null, changes: [] }
  const manualFacts = { ...facts, kind: 'instructions' as const, title: `${manual.kicker} ${model}` }
  const changes = chaptersSinceThen.map((at) => {
    return { page: null, text: texts[language].newChapter(manual.chapters.at(at)?.title ?? '') }
  })
  const fromMedia = (type: 'manual' | 'declaration') => ({ mediaKey: seriesDocumentKey(series.slug, type, language) })
  return [
    { ...manualFacts, version: '1.0', issuedOn: issuedOn.earlier, source: earlier },
    {
      ...manualFacts,
      version: '2.0',
      issuedOn: issuedOn.current,
      replaces: '1.0',
      changes,
      source: fromMedia('manual'),
    },
    {
      ...facts,
      kind: 'safety',
      title: `${texts[language].safety} ${model}`,
      version: '2.0',
      issuedOn: issuedOn.current,
      source: { publication: toSafetyInstructions(manual, `${texts[language].safety} ${model}`) },
    },
    {
      ...facts,
      kind: 'declaration',
      title: `${fileNames.declaration[language]} ${model}`,
      version: '1.0',
      issuedOn: issuedOn.current,
      source: fromMedia('declaration'),
    },
  ]
}

function toEarlierManual(manual: Publication, language: ManualLanguage): Publication {
  const { cover, chapters } = manual
  const isNew = (index: number) => chaptersSinceThen.includes(index - chapters.length)
  const toEarlier = (text: string) => (text === edition[language] ? earlierEdition[language] : text)
  return {
    ...manual,
    edition: earlierEdition[language],
    cover: cover && { ...cover, facts: cover.facts.map(([label, value]) => [label, toEarlier(value)] as const) },
    chapters: chapters.filter((_, index) => !isNew(index)),
  }
}

/** The chapter of safety as a document of its own, which opens at once on a phone. */
function toSafetyInstructions(manual: Publication, title: string): Publication {
  const safety = manual.chapters[1]
  if (!safety) throw new Error('a manual without chapter of safety')
  return { ...manual, title, cover: null, contents: null, isLong: false, chapters: [safety] }
}
