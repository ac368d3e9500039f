import { expect, test } from 'vitest'
import { ownedMachines } from '../organisations/machines.ts'
import { machineInstructions } from './machine-instructions.ts'

const bySlug = Map.groupBy(machineInstructions, ({ productSlug }) => productSlug)

test('every machine of the demo has instructions, safety instructions and a declaration of its model', () => {
  for (const { productSlug, model } of ownedMachines) {
    const documents = bySlug.get(productSlug) ?? []
    expect(new Set(documents.map((one) => one.model))).toEqual(new Set([model]))
    for (const language of ['en', 'de']) {
      const kinds = documents.filter((one) => one.language === language).map(({ kind }) => kind)
      expect([productSlug, kinds]).toEqual([productSlug, ['instructions', 'instructions', 'safety', 'declaration']])
    }
  }
})

test('the earlier instructions lack the chapters that are listed as new', () => {
  const [earlier, current] = bySlug.get('axion-56') ?? []
  expect(current?.changes.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^New chapter: \w+/),
    expect.stringMatching(/^New chapter: \w+/),
  ])
  const titles =
    earlier && 'publication' in earlier.source ? earlier.source.publication.chapters.map(({ title }) => title) : []
  expect(titles.length).toBeGreaterThan(10)
  for (const { text } of current?.changes ?? []) expect(titles).not.toContain(text.replace('New chapter: ', ''))
})

test('documents of a series share their PDF, so that few are rendered', () => {
  const sources = new Set(machineInstructions.map(({ source }) => ('mediaKey' in source ? source.mediaKey : source)))
  expect(machineInstructions).toHaveLength(960)
  expect(sources.size).toBeLessThan(320)
})
