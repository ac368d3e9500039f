import type { Assembly, PartShape } from '@ferrule/domain/parts/part'
import { type Translations, toTranslations } from '../catalogue/translations.ts'
import { machines } from '../catalogue/machines.ts'
import { pictureKey } from '../catalogue/product-pictures.ts'
import { partNouns, sampleNames } from './part-names.ts'

export type SeedPart = {
  articleNumber: string
  names: Translations
  assembly: Assembly
  shape: PartShape
  isWear: boolean
  image: string
  replacedBy: string | null
  stock: number
  availabilityDays: number
  location: string
  builtFrom: string | null
  builtUntil: string | null
}

type Sample = [
  name: keyof typeof sampleNames,
  articleNumber: string,
  picture: string,
  assembly: Assembly,
  ...store: [stock: number, days: number, location: string],
]

const samples: Sample[] = [
  ['blade-set', '040-11872', 'spare-blade-set', 'cutting', 24, 1, 'Linz'],
  ['feed-belt', '040-20415', 'spare-feed-belt', 'feeding', 12, 1, 'Linz'],
  ['encoder-sensor', '040-30077', 'spare-sensor', 'sensors', 3, 2, 'Wolhusen'],
  ['transfer-gripper', '041-00912', 'spare-gripper', 'transfer', 2, 3, 'Wolhusen'],
  ['guide-roller', '040-15530', 'spare-guide-roller', 'feeding', 1, 5, 'Nuremberg'],
  ['filter-element', '042-77001', 'spare-filter', 'cabinet', 0, 12, 'Wolhusen'],
]

const wear: readonly (keyof typeof sampleNames)[] = ['blade-set', 'feed-belt', 'guide-roller', 'filter-element']

const sampleShapes: Record<keyof typeof sampleNames, PartShape> = {
  'blade-set': 'blade',
  'feed-belt': 'belt',
  'encoder-sensor': 'sensor',
  'transfer-gripper': 'gripper',
  'guide-roller': 'roller',
  'filter-element': 'filter',
}

const sampleParts = samples.map(
  ([name, articleNumber, picture, assembly, stock, availabilityDays, location]): SeedPart => ({
    articleNumber,
    names: sampleNames[name],
    assembly,
    shape: sampleShapes[name],
    isWear: wear.includes(name),
    image: pictureKey(picture),
    replacedBy: null,
    stock,
    availabilityDays,
    location,
    builtFrom: null,
    builtUntil: null,
  }),
)

type Kind = { noun: keyof typeof partNouns; picture: string; assembly: Assembly; isWear: boolean; unit: string }

type KindRow = [noun: keyof typeof partNouns, picture: string, assembly: Assembly, unit: string]

const toKind = ([noun, picture, assembly, unit]: KindRow): Kind => ({
  noun,
  picture: `spare-${picture}`,
  assembly,
  unit,
  isWear: ['cutting', 'feeding', 'crimping'].includes(assembly) || noun === 'filter',
})

const kindRows: KindRow[] = [
  ['blade', 'blade-set', 'cutting', 'mm²'],
  ['strip-blade', 'blade-set', 'cutting', 'mm²'],
  ['cutter-head', 'cutter-head', 'cutting', 'mm'],
  ['belt', 'feed-belt', 'feeding', 'mm'],
  ['drive-belt', 'drive-belt', 'feeding', 'mm'],
  ['roller', 'guide-roller', 'feeding', 'mm'],
  ['wire-guide', 'guide-roller', 'feeding', 'mm²'],
  ['applicator', 'crimp-applicator', 'crimping', 'mm²'],
  ['crimp-die', 'crimp-applicator', 'crimping', 'mm²'],
  ['terminal-reel', 'terminal-reel', 'crimping', 'mm'],
  ['gripper', 'gripper', 'transfer', 'mm'],
  ['gripper-jaw', 'gripper', 'transfer', 'mm'],
  ['sensor', 'sensor', 'sensors', 'mm'],
  ['force-sensor', 'sensor', 'sensors', 'kN'],
  ['cylinder', 'pneumatic-cylinder', 'pneumatics', 'mm'],
  ['valve', 'pneumatic-cylinder', 'pneumatics', 'bar'],
  ['board', 'control-board', 'control', 'V'],
  ['power-supply', 'control-board', 'control', 'A'],
  ['filter', 'filter', 'cabinet', 'mm'],
  ['fan', 'filter', 'cabinet', 'V'],
]

const kinds = kindRows.map(toKind)

const toShape = (noun: keyof typeof partNouns): PartShape => (noun === 'power-supply' ? 'supply' : noun)

const sizes = [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 8, 10, 12, 16, 20, 24, 25, 32, 35, 40, 48, 50, 60]
const stocks = [14, 0, 6, 31, 1, 3, 18, 2, 0, 11]
const locations = ['Wolhusen', 'Linz', 'Nuremberg', 'Győr']

const numberOf = (place: number, index: number) => `0${50 + place}-${String(10_000 + index * 137).padStart(5, '0')}`

/** Twenty kinds in twenty sizes. The first size of each kind is for old machines and replaced by the second. */
const otherParts = kinds.flatMap(({ noun, picture, assembly, isWear, unit }, place) =>
  sizes.map(
    (size, index): SeedPart => ({
      articleNumber: numberOf(place, index),
      names: toTranslations((language) => `${partNouns[noun][language]}, ${size} ${unit}`),
      assembly,
      shape: toShape(noun),
      isWear,
      image: pictureKey(picture),
      replacedBy: index === 0 ? numberOf(place, 1) : null,
      stock: stocks[(place * 3 + index) % stocks.length] ?? 0,
      availabilityDays: 1 + ((place + index * 2) % 14),
      location: locations[(place + index) % locations.length] ?? 'Wolhusen',
      builtFrom: index === 2 ? '2019-01-01' : null,
      builtUntil: index === 0 ? '2018-12-31' : null,
    }),
  ),
)

/** The six sample parts and 400 generated ones. */
export const parts: SeedPart[] = [...sampleParts, ...otherParts]

/** Parts of each machine: the six samples, the first three sizes of each kind, and every 13th of the others. */
export const partsOfProducts: { productSlug: string; articleNumbers: string[] }[] = machines.map(({ slug }, place) => ({
  productSlug: slug,
  articleNumbers: [
    ...sampleParts.map(({ articleNumber }) => articleNumber),
    ...otherParts
      .filter((_, index) => index % sizes.length < 3 || (index + place) % 13 === 0)
      .map(({ articleNumber }) => articleNumber),
  ],
}))
