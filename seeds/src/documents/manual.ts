import type { Publication, PublicationBlock, PublicationChapter } from '@ferrule/pdf/publication/publication'
import { pictureKey } from '../catalogue/product-pictures.ts'
import { familyNames } from '../catalogue/texts/families.ts'
import { parts, partsOfProducts } from '../parts/parts.ts'
import { dimensionsOf, firstAndLast, type MachineSeries, nameOf } from './machine-series.ts'
import type { ManualFacts, ManualText } from './manual-text.ts'
import type { ProcessKey, ProcessModule } from './process-module.ts'
import { toDataTable } from './data-table.ts'
import { edition, publisher } from './publisher.ts'
import { findValue, getValue, toLines } from './specification-lines.ts'
import { manualTextDe } from './texts/manual-text.de.ts'
import { manualTextEn } from './texts/manual-text.en.ts'
import { processModulesDe } from './texts/process-modules.de.ts'
import { processModulesEn } from './texts/process-modules.en.ts'

export type ManualLanguage = 'en' | 'de'

const texts: Record<ManualLanguage, ManualText> = { en: manualTextEn, de: manualTextDe }
const modules = { en: processModulesEn, de: processModulesDe }

const processesOf: Record<MachineSeries['family']['key'], readonly ProcessKey[]> = {
  'crimping-lines': ['feeding', 'blades', 'crimping', 'seals'],
  'crimping-presses': ['crimping'],
  'cut-and-strip': ['feeding', 'blades'],
  'coax-stripping-machines': ['coax'],
  'laser-strippers': ['laser'],
  'twisting-machines': ['twisting'],
  'wire-markers': ['feeding', 'marking'],
  prefeeders: ['unwinding'],
  'tube-cutters': ['tubes'],
  'test-benches': ['testing'],
  'crimp-inspection': ['microscopy'],
  'assembly-workstations': ['workplace'],
}

/** A page of the spare parts chapter. */
const maxParts = 22

/** The operating instructions of a series. */
export function toManual(series: MachineSeries, language: ManualLanguage): Publication {
  const text = texts[language]
  const facts = factsOf(series, language)
  const own = processesOf[series.family.key].map((key) => modules[language][key])
  const { cover } = text
  return {
    ...publisher,
    title: `${text.kicker} ${series.family.model}`,
    kicker: text.kicker,
    lead: text.lead(facts),
    edition: edition[language],
    language,
    cover: {
      picture: pictureKey(series.family.picture),
      facts: [
        [cover.types, series.machines.map(nameOf).join(', ')],
        [cover.number, `${series.family.model.toUpperCase()}-BA-${language.toUpperCase()}`],
        [cover.edition, edition[language]],
        [cover.original, cover.originalValue],
      ],
    },
    contents: text.contents,
    isLong: true,
    labels: text.labels,
    chapters: [
      { title: text.about.title, blocks: text.about.blocks(facts) },
      toSafety(text, facts, own),
      toDescription(text, { facts, own, series }),
      toData(text, { facts, series, language }),
      toDimensions(text, facts, series),
      ...text.chapters.map(({ title, blocks }) => ({ title, blocks: blocks(facts) })),
      toChangeover(text, facts, own),
      text.quality,
      toMaintenance(text, own),
      toFaults(text, own),
      { title: text.software.title, blocks: text.software.blocks(facts) },
      toParts(text, series, language),
      { title: text.disposal.title, blocks: text.disposal.blocks(facts) },
      { title: text.service.title, blocks: text.service.blocks(facts) },
    ],
  }
}

function factsOf(series: MachineSeries, language: ManualLanguage): ManualFacts {
  const [first, last] = firstAndLast(series)
  const lines = toLines(last.specifications, language)
  return {
    model: series.family.model,
    familyName: familyNames[series.family.key][language],
    smallest: nameOf(first),
    largest: nameOf(last),
    supply: getValue(lines, 'supply'),
    air: findValue(lines, 'compressed-air'),
    noise: getValue(lines, 'noise'),
    weight: getValue(lines, 'weight'),
  }
}

type Modules = readonly ProcessModule[]

function toSafety({ safety }: ManualText, facts: ManualFacts, own: Modules): PublicationChapter {
  const risks = own.map(({ hazard }): PublicationBlock => ({ kind: 'notice', ...hazard }))
  const heading: PublicationBlock = { kind: 'heading', text: safety.risks }
  return { title: safety.title, blocks: [...safety.blocks(facts), heading, ...risks, ...safety.devices(facts)] }
}

type Described = { facts: ManualFacts; own: Modules; series: MachineSeries }

function toDescription({ description }: ManualText, { facts, own, series }: Described): PublicationChapter {
  return {
    title: description.title,
    blocks: [
      { kind: 'text', text: description.intro(facts) },
      {
        kind: 'picture',
        picture: pictureKey(`${series.family.picture}-front`),
        caption: description.caption(facts),
      },
      { kind: 'heading', text: description.process },
      ...own.map((module): PublicationBlock => ({ kind: 'text', text: `${module.name}: ${module.function}` })),
      ...description.panel,
    ],
  }
}

type Measured = { facts: ManualFacts; series: MachineSeries; language: ManualLanguage }

/** Ten columns do not fit on a page, so each half of the series has its own table. */
function toData({ data }: ManualText, { facts, series, language }: Measured): PublicationChapter {
  const half = series.machines.length / 2
  const groups = [series.machines.slice(0, half), series.machines.slice(half)]
  return {
    title: data.title,
    blocks: [
      { kind: 'text', text: data.intro(facts) },
      ...groups.map((machines) => toDataTable(machines, language, data.attribute)),
    ],
  }
}

function toDimensions({ dimensions: text }: ManualText, facts: ManualFacts, series: MachineSeries): PublicationChapter {
  const drawings = firstAndLast(series).map((machine): PublicationBlock => {
    return { kind: 'dimensions', dimensions: dimensionsOf(machine), caption: text.caption(nameOf(machine)) }
  })
  return { title: text.title, blocks: [{ kind: 'text', text: text.intro }, ...drawings, ...text.blocks(facts)] }
}

function toChangeover({ changeover }: ManualText, facts: ManualFacts, own: Modules): PublicationChapter {
  const sections = own.flatMap(({ name, hazard, setup }): PublicationBlock[] => [
    { kind: 'heading', text: name },
    { kind: 'notice', ...hazard },
    { kind: 'steps', items: setup },
  ])
  return { title: changeover.title, blocks: [{ kind: 'text', text: changeover.intro(facts) }, ...sections] }
}

function toMaintenance({ maintenance, intervals }: ManualText, own: Modules): PublicationChapter {
  const { title, intro, head, whole, common } = maintenance
  const work = [
    ...common.map(([interval, task]) => ({ interval, unit: whole, task })),
    ...own.flatMap(({ name, care }) => care.map(([interval, task]) => ({ interval, unit: name, task }))),
  ]
  const rows = (['daily', 'weekly', 'monthly', 'yearly'] as const).flatMap((interval) =>
    work.filter((one) => one.interval === interval).map(({ unit, task }) => [intervals[interval], unit, task]),
  )
  return { title, blocks: [...intro, { kind: 'table', widths: [1, 1.4, 3], rows: [head, ...rows] }] }
}

function toFaults({ faults }: ManualText, own: Modules): PublicationChapter {
  const rows = [...faults.common, ...own.flatMap((module) => module.faults)]
  return {
    title: faults.title,
    blocks: [
      { kind: 'text', text: faults.intro },
      { kind: 'table', rows: [faults.head, ...rows] },
    ],
  }
}

function toParts({ parts: text }: ManualText, series: MachineSeries, language: ManualLanguage): PublicationChapter {
  const [, largest] = firstAndLast(series)
  const fitting = partsOfProducts.find(({ productSlug }) => productSlug === largest.slug)?.articleNumbers ?? []
  const rows = parts
    .filter(({ articleNumber, replacedBy }) => replacedBy === null && fitting.includes(articleNumber))
    .slice(0, maxParts)
    .map(({ articleNumber, names }) => [articleNumber, names[language]])
  return {
    title: text.title,
    blocks: [
      { kind: 'text', text: text.intro },
      { kind: 'table', widths: [1, 3], rows: [text.head, ...rows] },
      { kind: 'text', text: text.closing },
    ],
  }
}
