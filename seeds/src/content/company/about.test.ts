import { expect, test } from 'vitest'
import { numbersIn } from '../figures.fixture.ts'
import { governance } from '../investors/governance.ts'
import { locations } from '../../locations/locations.ts'
import { about } from './about.ts'
import { sustainabilityValues } from './sustainability-figures.ts'
import { sustainability } from './sustainability.ts'
import { isLanguage } from '@ferrule/domain/locales/language'

const texts = Object.entries(about.texts).flatMap(([language, text]) =>
  isLanguage(language) ? [{ language, blocks: text.blocks }] : [],
)

function tablesOf(blocks: (typeof texts)[number]['blocks']): string[][] {
  return blocks.flatMap((block) => (block.blockType === 'table' ? [block.cells.split('\n').slice(1)] : []))
}

test('the people of all places are the employees of the company, in every language', () => {
  expect(texts).toHaveLength(11)
  for (const { language, blocks } of texts) {
    const [rows = []] = tablesOf(blocks)
    const people = rows.map((row) => numbersIn(row.split('|').at(-1) ?? '', language)[0] ?? 0)
    const total = people.pop()
    expect(people.reduce((sum, count) => sum + count, 0)).toBe(total)
    // Each plant has a row, the others share one.
    const others = numbersIn(rows.at(-2) ?? '', language)[0] ?? 0
    expect(people.length - 1 + others).toBe(locations.length)
  }
})

test('the people who lead the company are those of the governance page', () => {
  const known = tablesOf(governance.texts.en?.blocks ?? [])
    .flat()
    .join('\n')
  for (const { blocks } of texts) {
    const names = blocks.flatMap((block) => (block.blockType === 'people' ? block.people.map(({ name }) => name) : []))
    expect(names).toHaveLength(5)
    for (const name of names) expect(known).toContain(`${name}|`)
  }
})

test('the small charts have the first and last values of the targets', () => {
  const [rows = []] = tablesOf(sustainability.texts.en?.blocks ?? [])
  const targets = rows.map((row) => row.split('|').slice(1, 3).map(Number).join(' to '))
  expect(sustainabilityValues.map((values) => `${values[0]} to ${values.at(-1)}`).toSorted()).toEqual(
    targets.toSorted(),
  )
})
