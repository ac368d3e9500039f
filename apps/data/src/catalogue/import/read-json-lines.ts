import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  capabilityRecord,
  classificationRecord,
  specificationDefinition,
} from '@ferrule/domain/catalogue/import-records'
import { z } from 'zod'
import type { ImportRow } from './import-row.ts'

const vocabularyLine = z.object({
  vocabulary: z.object({
    classifications: z.array(classificationRecord),
    definitions: z.array(specificationDefinition),
    capabilities: z.array(capabilityRecord),
  }),
})

/** Reads one JSON product per line; a line with `vocabulary` must precede the products that use it. */
export async function* readJsonLines(file: string): AsyncGenerator<ImportRow> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() !== '') yield toRow(line, `line ${number}`)
  }
}

function toRow(line: string, place: string): ImportRow {
  const product = parse(line)
  const found = vocabularyLine.safeParse(product)
  if (!found.success) return { kind: 'product', place, product }
  return { kind: 'vocabulary', place, vocabulary: found.data.vocabulary }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
