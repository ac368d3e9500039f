import { isLanguage } from '@ferrule/domain/locales/language'
import { expect, test } from 'vitest'
import type { DefinitionKey } from '../catalogue/definitions.ts'
import { families } from '../catalogue/families.ts'
import { products } from '../catalogue/products.ts'
import { investorRecords } from '../investor/investor-records.ts'
import { locations } from '../locations/locations.ts'
import { newsItems } from '../news/news-items.ts'
import { companyFigures } from './company-figures.fixture.ts'
import { type Figure, limitsOf, machinesIn, numbersIn, numbersOfUnit, stringsIn } from './figures.fixture.ts'
import { pages } from './pages.ts'
import type { SeedBlock } from './seed-block.ts'
import { pathOf } from './seed-page.ts'

const written = pages.flatMap((page) =>
  Object.entries(page.texts).flatMap(([language, text]) =>
    isLanguage(language) ? [{ source: `${page.siteSlug}/${language}/${pathOf(page)}`, page, language, text }] : [],
  ),
)
const records = [...newsItems, ...investorRecords].flatMap(({ texts }) =>
  Object.entries(texts).flatMap(([language, text]) =>
    isLanguage(language) ? [{ source: `record/${language}`, language, text }] : [],
  ),
)

/** Specifications by the unit or the noun behind a number. */
const measured: [unit: string, key: DefinitionKey][] = [
  ['kN', 'crimp-force'],
  ['mm²', 'cross-section'],
  ['(?:wires an hour|Leitungen pro Stunde|fils par heure)', 'output'],
  ['(?:stations|Stationen|postes)', 'stations'],
]

test('a block that names one machine has only figures within its limits in the catalogue', () => {
  const outside = written.flatMap(({ source, language, text }) =>
    text.blocks.flatMap(piecesOf).flatMap((block) => {
      const whole = stringsIn(block).join('\n')
      const [machine, ...others] = machinesIn(whole)
      // Milestones also tell of machines that are no longer built.
      if (!machine || others.length > 0 || block.blockType === 'timeline') return []
      return measured.flatMap(([unit, key]) => {
        const limits = limitsOf(machine.family, key, machine.index)
        const values = [...numbersOfUnit(whole, unit, language), ...columnOf(block, unit, language)]
        return values.flatMap((value) =>
          isOutside(value, key === 'crimp-force' ? [0, limits?.[1]] : limits)
            ? [`${source}: ${machine.name} ${key} ${value}, not ${limits}`]
            : [],
        )
      })
    }),
  )
  expect(outside).toEqual([])
})

test('rows of a table about a machine have the figures of the catalogue', () => {
  const keys: [head: RegExp, key: DefinitionKey][] = [
    [/mm²/, 'cross-section'],
    [/hour|Stunde|heure/, 'output'],
    [/^Station|^Postes/, 'stations'],
  ]
  const checked: string[] = []
  for (const { source, language, text } of written) {
    for (const block of text.blocks) {
      if (block.blockType !== 'table') continue
      const [head = [], ...rows] = block.cells.split('\n').map((line) => line.split('|'))
      for (const row of rows) {
        const [machine] = machinesIn(row[0] ?? '')
        for (const [pattern, key] of keys) {
          const column = head.findIndex((cell) => pattern.test(cell))
          const limits = machine && limitsOf(machine.family, key, machine.index)
          if (column < 1 || !limits) continue
          checked.push(source)
          const numbers = numbersIn(row[column] ?? '', language)
          expect(numbers, `${source}: ${row}`).toEqual(numbers.length === 2 ? limits : [limits[1]])
        }
      }
    }
  }
  expect(checked.length).toBeGreaterThan(20)
})

test('ranges of families are those of the catalogue', () => {
  const byPath: [path: string, families: string[], key: DefinitionKey, unit: string][] = [
    ['/products/cut-and-strip', ['cut-and-strip'], 'cross-section', 'mm²'],
    ['/products/crimping-lines', ['crimping-lines', 'crimping-presses'], 'cross-section', 'mm²'],
    ['/products/twisting-machines', ['twisting-machines'], 'cross-section', 'mm²'],
    ['/products/prefeeders', ['prefeeders'], 'feed-speed', 'm/s'],
    ['/products/test-benches', ['test-benches'], 'test-points', ''],
  ]
  const wrong = written.flatMap(({ source, language, text }) =>
    text.blocks
      .flatMap((block) => (block.blockType === 'classification-grid' ? block.families : []))
      .flatMap(({ href, range }) => {
        const [, names, key] = byPath.find(([path, , , unit]) => href === path && (range ?? '').includes(unit)) ?? []
        if (!names || !key) return []
        const limits = families.filter((one) => names.includes(one.key)).flatMap((one) => limitsOf(one, key) ?? [])
        const numbers = numbersIn((range ?? '').replace('²', ''), language)
        const expected = numbers.length === 2 ? [Math.min(...limits), Math.max(...limits)] : [Math.max(...limits)]
        return `${numbers}` === `${expected}` ? [] : [`${source}: ${href} ${range}, not ${expected}`]
      }),
  )
  expect(wrong).toEqual([])
})

test('key figures and charts have the same numbers in every language', () => {
  const different = written.flatMap(({ source, page, language, text }) => {
    const first = written.find((one) => one.page === page)
    if (!first) return []
    return (['key-figures', 'chart'] as const).flatMap((type) => {
      const own = text.blocks.filter(({ blockType }) => blockType === type)
      const other = first.text.blocks.filter(({ blockType }) => blockType === type)
      // Some pages have fewer sections in the other languages.
      if (own.length !== other.length) return []
      const numbers = own.map((block) => `${valuesOf(block, language)}`)
      const expected = other.map((block) => `${valuesOf(block, first.language)}`)
      return numbers.join() === expected.join() ? [] : [`${source}: ${numbers} instead of ${expected}`]
    })
  })
  expect(different).toEqual([])
})

test('figures about the company agree on all pages in all languages', () => {
  const figures: Figure[] = [...written, ...records].flatMap(({ source, language, text }) =>
    companyFigures.flatMap(({ subject, patterns }) =>
      stringsIn('blocks' in text ? [text, text.blocks.map(rowsOf)] : text).flatMap((string) =>
        [...string.matchAll(patterns)].map(([found]) => ({
          subject,
          value: numbersIn(found, language)[0] ?? Number.NaN,
          source,
        })),
      ),
    ),
  )
  for (const { subject, value, atLeast } of companyFigures) {
    const own = figures.filter((one) => one.subject === subject)
    expect(own.filter((one) => one.value !== value)).toEqual([])
    expect(own.length, subject).toBeGreaterThanOrEqual(atLeast)
  }
  expect(companyFigures.find(({ subject }) => subject === 'locations')?.value).toBe(locations.length)
})

test('descriptions of products have the crimp force of the catalogue', () => {
  const presses = products.filter(({ slug }) => slug.startsWith('corva-'))
  for (const { slug, texts } of presses) {
    const force = Number(slug.replace('corva-', ''))
    for (const [language, { shortDescription }] of Object.entries(texts)) {
      if (isLanguage(language)) expect(numbersOfUnit(shortDescription, 'kN', language), slug).toEqual([force])
    }
  }
  expect(presses).toHaveLength(10)
})

test('the lines of a plant do not make more wires than they can, nor a fraction of it', () => {
  const line = families.find(({ key }) => key === 'crimping-lines')
  const limits = line && limitsOf(line, 'output', line.numbers.indexOf(56))
  const stories = written.filter(({ page }) => page.slug === 'nine-weeks-in-queretaro')
  for (const { text, language } of stories) {
    const [lines = 0] = text.blocks.flatMap((block) => valuesOf(block, language))
    const wires = numbersOfUnit(stringsIn(text.blocks).join('\n'), '(?:wires|Leitungen)', language)
    // Smaller counts are samples.
    const shares = wires.filter((count) => count > 10_000).map((count) => count / lines / 8 / (limits?.[1] ?? 0))
    expect(shares.filter((share) => share < 0.8 || share > 1)).toEqual([])
    expect(shares.length).toBeGreaterThan(0)
  }
  expect(stories).toHaveLength(2)
})

/** Each recommendation of a chooser is about its own machine. */
function piecesOf(block: SeedBlock): SeedBlock[] {
  if (block.blockType !== 'machine-chooser') return [block]
  return block.choices.map((choice) => ({ ...block, choices: [{ ...choice, otherName: null }] }))
}

function isOutside(value: number, [smallest = 0, largest = Infinity]: (number | undefined)[] = []): boolean {
  return value < smallest || value > largest
}

/** Numbers of the columns of a chart whose heads name the unit. */
function columnOf(block: SeedBlock, unit: string, language: (typeof written)[number]['language']): number[] {
  if (block.blockType !== 'chart') return []
  const [head = [], ...rows] = block.cells.split('\n').map((line) => line.split('|'))
  return rows.flatMap((row) =>
    row.flatMap((cell, index) => (new RegExp(`, ${unit}$`).test(head[index] ?? '') ? numbersIn(cell, language) : [])),
  )
}

function valuesOf(block: SeedBlock, language: (typeof written)[number]['language']): number[] {
  if (block.blockType === 'key-figures') {
    // Japanese and Chinese count in ten thousands where the other languages count in millions.
    return block.figures.flatMap(({ value, unit }) =>
      numbersIn(value, language).map((one) => (unit === '万' ? one / 100 : one)),
    )
  }
  return block.blockType === 'chart'
    ? block.cells
        .split('\n')
        .slice(1)
        .join('|')
        .split('|')
        .flatMap((cell) => numbersIn(cell, language))
    : []
}

/** A key figure as one string, such as "24 Locations", so that the same patterns hold as in prose. */
function rowsOf(block: SeedBlock): string[] {
  return block.blockType === 'key-figures' ? block.figures.map(({ value, label }) => `${value} ${label}`) : []
}
