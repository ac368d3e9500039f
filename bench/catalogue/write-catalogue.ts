import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import type { ProductInput } from '@ferrule/domain/catalogue/import-records'
import { capabilities } from '@ferrule/seeds/catalogue/capabilities'
import { classifications, everywhere } from '@ferrule/seeds/catalogue/classifications'
import { definitions } from '@ferrule/seeds/catalogue/definitions'
import { machines } from '@ferrule/seeds/catalogue/machines'

/** A larger catalogue has more classifications, not longer ones. */
const perClassification = 25

/** Writes a catalogue of any size by repeating the demo machines, each with a unique slug. */
export async function writeCatalogue(file: string, count: number): Promise<void> {
  const out = createWriteStream(file)
  out.write(`${JSON.stringify({ vocabulary: { classifications: branches(count), definitions, capabilities } })}\n`)
  for (let index = 0; index < count; index += 1) {
    if (!out.write(`${JSON.stringify(productAt(index))}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
}

export function branchOf(index: number): string {
  return `branch-${Math.floor(index / perClassification)}`
}

export function slugAt(index: number): string {
  return `${machines[index % machines.length]?.slug}-n${index}`
}

function branches(count: number) {
  const families = classifications.filter(({ parent, area }) => parent === null && area === 'products')
  const [model] = classifications
  if (!model) throw new Error('no classification is seeded')
  const leaves = Array.from({ length: Math.ceil(count / perClassification) }, (_, index) => ({
    ...model,
    slug: `branch-${index}`,
    parent: families[index % families.length]?.slug ?? null,
    sortIndex: index,
    supportedCountries: everywhere,
  }))
  return [...families, ...leaves]
}

function productAt(index: number): ProductInput {
  const product = machines[index % machines.length]
  if (!product) throw new Error('no machine is seeded')
  return {
    ...product,
    slug: slugAt(index),
    classification: branchOf(index),
    sortIndex: index,
    successor: null,
    supportedCountries: index % 20 === 19 ? everywhere.filter((code) => code !== 'CN') : everywhere,
    status: 'active',
    related: [
      { kind: 'related', slug: slugAt(index > 0 ? index - 1 : index + 1) },
      { kind: 'related', slug: slugAt(Math.floor(index / 2)) },
    ],
  }
}
