import { toSpecifications } from '@ferrule/domain/catalogue/specification'
import type { ProductInput } from '@ferrule/domain/catalogue/import-records'
import type { Language } from '@ferrule/domain/locales/language'
import { formatConverted, formatValue } from '@ferrule/domain/measurement/format-value'
import { imperialUnitOf, isMetricUnit, toImperial } from '@ferrule/domain/measurement/unit'
import { everywhere, everywhereBut } from './classifications.ts'
import { type DefinitionKey, unitOf } from './definitions.ts'
import { families } from './families.ts'
import { familyHighlights } from './family-highlights.ts'
import { type Family, valueOfModel } from './family.ts'
import { toTranslations } from './translations.ts'
import { filesOf } from './product-files.ts'
import { pictureKey, squareKey } from './product-pictures.ts'
import { familyDescriptions } from './texts/families.ts'
import { highlightNames, highlightTexts } from './texts/highlights.ts'
import { furtherSentences, shortDescriptions } from './texts/sentences.ts'

function slugOf({ model, numbers }: Family, index: number): string {
  return `${model.toLowerCase()}-${numbers[index]}`
}

/** Without unit in a sentence, because a noun follows: pieces, points, stations. */
const withoutUnit = new Set(['output', 'test-points', 'stations'])

/** Machines that are no longer built come last in their class. */
const afterActive = 1000

/** The last month of security updates; those of machines that are no longer sold have ended. */
const supportEnds = { active: '2034-03', discontinued: '2029-12', cancelled: '2025-06' } as const

export const machines: ProductInput[] = families.flatMap((family, place) =>
  family.numbers.map((number, index) => {
    const slug = slugOf(family, index)
    const name = `${family.model} ${number}`
    const picture = `${family.picture}${index < 3 ? '-compact' : index > 6 ? '-large' : ''}`
    return {
      slug,
      brand: family.brand,
      ...lifecycleOf(family, index, place),
      classification: family.branches[index < 5 ? 0 : 1],
      sortIndex: (index + 1) * 10 + (lifecycleOf(family, index, place).status === 'active' ? 0 : afterActive),
      supportedCountries: countriesOf(index, place),
      expectedLifeYears: 20,
      supportUntil: supportEnds[lifecycleOf(family, index, place).status],
      texts: toTranslations((language) => textsOf(family, index, language)),
      images: [squareKey(picture), ...familyHighlights[family.key].map((one) => pictureKey(one.picture))].map(
        (url) => ({
          name,
          url,
        }),
      ),
      files: filesOf({ slug, series: family.model.toLowerCase(), picture: family.picture }),
      variants: variantsOf(family, index),
      specifications: specificationsOf(family, index),
      capabilities: [...family.capabilities].slice(0, index < 2 ? 2 : undefined),
      related: relatedTo(family, index, place),
      highlights: highlightsOf(family),
    }
  }),
)

/** The smallest model of each family has a successor; in every third family the second smallest has one too. */
function lifecycleOf(family: Family, index: number, place: number): Pick<ProductInput, 'status' | 'successor'> {
  const isOldLine = place % 3 === 0
  if (index === 0) return { status: isOldLine ? 'cancelled' : 'discontinued', successor: slugOf(family, 1) }
  if (index === 1 && isOldLine) return { status: 'discontinued', successor: slugOf(family, 2) }
  return { status: 'active', successor: null }
}

/** Most models are available everywhere; some lack an approval, some are for one continent only. */
function countriesOf(index: number, place: number): string[] {
  if (index === 9) return everywhereBut('CN', 'JP', 'KR')
  if (index === 8 && place % 2 === 0) return ['CA', 'MX', 'US']
  if (index === 7 && place % 3 === 1) return everywhereBut('US', 'CA', 'BR')
  return everywhere
}

function specificationsOf(family: Family, index: number): NonNullable<ProductInput['specifications']> {
  const figures = Object.entries(family.figures).map(([definition, { minimum, maximum }]) => {
    const upper = valueOfModel(maximum, index)
    return { definition, minimum: minimum === undefined ? upper : valueOfModel(minimum, index), maximum: upper }
  })
  return [
    ...figures,
    ...(family.insulation ? [{ definition: 'insulation', choices: [...family.insulation] }] : []),
    { definition: 'drive', choices: [family.drive] },
    { definition: 'supply', choices: [family.supply] },
  ]
}

/** Two variants of a model; three of every second model. */
function variantsOf({ variants, figures }: Family, index: number): NonNullable<ProductInput['variants']> {
  const { definition, shares } = variants
  const base = valueOfModel(figures[definition]?.maximum ?? 0, index)
  return shares.slice(0, 2 + (index % 2)).map((share) => {
    const maximum = Number((base * share).toPrecision(2))
    const lower = figures[definition]?.minimum
    const minimum = lower === undefined ? maximum : valueOfModel(lower, index)
    return {
      key: `${share}`,
      ...namesOf(definition, maximum),
      specifications: [{ definition, minimum, maximum }, ...consequencesOf(figures, index, share)],
    }
  })
}

/** A larger variant needs more power and weighs more. */
function consequencesOf(figures: Family['figures'], index: number, share: number) {
  const factor = 1 + (share - 1) * 0.2
  return (['power', 'weight'] as const).map((definition) => {
    const value = Number((valueOfModel(figures[definition]?.maximum ?? 0, index) * factor).toPrecision(2))
    return { definition, minimum: value, maximum: value }
  })
}

function namesOf(definition: DefinitionKey, value: number): { nameMetric: string; nameImperial: string } {
  const unit = unitOf(definition)
  const nameMetric = `${formatValue(value, 'en')} ${unit}`.trim()
  if (!isMetricUnit(unit)) return { nameMetric, nameImperial: nameMetric }
  return { nameMetric, nameImperial: `${formatConverted(toImperial(value, unit), 'en')} ${imperialUnitOf(unit)}` }
}

function textsOf(family: Family, index: number, language: Language) {
  const fillIn = (template: string) =>
    template.replace(/\{([a-z-]+)\}/g, (_, key) => formatSpecification(family, index, { key, language }))
  const further = (offset: number) => {
    const key = family.sentences[(index + offset) % family.sentences.length]
    return key ? fillIn(furtherSentences[key][language]) : ''
  }
  const space = language === 'zh' || language === 'ja' ? '' : ' '
  const short = fillIn(shortDescriptions[family.key][language])
  return {
    name: `${family.model} ${family.numbers[index]}`,
    shortDescription: short,
    longDescription: [familyDescriptions[family.key][language], short, further(0), further(1)].join(space),
  }
}

/** Formats a specification of a machine for use in a sentence. */
function formatSpecification(
  family: Family,
  index: number,
  { key, language }: { key: string; language: Language },
): string {
  const definition = key as DefinitionKey
  const found = specificationsOf(family, index).find((one) => one.definition === definition)
  if (!found) throw new Error(`${family.key} has no ${key}`)
  const facts = { name: '', text: null, unit: unitOf(definition), measurementSystem: null }
  const { minimum = null, maximum = null } = found
  const [line] = toSpecifications({ ...facts, minimum, maximum }, language)
  return `${line?.value} ${withoutUnit.has(key) ? '' : line?.unit}`.trim()
}

function highlightsOf(family: Family): NonNullable<ProductInput['highlights']> {
  return familyHighlights[family.key].map(({ key, picture }) => ({
    texts: toTranslations((language) => ({
      name: highlightNames[key][language],
      shortDescription: highlightTexts[key][language],
      longDescription: '',
    })),
    imageUrl: pictureKey(picture),
    videoImageUrl: null,
    videoUrl: null,
  }))
}

/** Next larger model, a machine of the next family, wear parts and services. */
function relatedTo(family: Family, index: number, place: number): NonNullable<ProductInput['related']> {
  const neighbour = families[(place + 1) % families.length] ?? family
  const parts = ['blade-set', 'crimp-applicator', 'feed-belt', 'sensor', 'gripper', 'filter']
  const services = ['start-up', 'training', 'maintenance', 'calibration', 'retrofit']
  return [
    { kind: 'related', slug: slugOf(family, index === 9 ? 8 : index + 1) },
    { kind: 'related', slug: slugOf(neighbour, index) },
    { kind: 'component', slug: parts[(index + place) % parts.length] ?? 'filter' },
    { kind: 'component', slug: parts[(index + place + 2) % parts.length] ?? 'sensor' },
    { kind: 'service', slug: services[index % services.length] ?? 'training' },
    { kind: 'service', slug: 'maintenance' },
  ]
}
