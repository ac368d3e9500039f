import { APIError, type CollectionConfig } from 'payload'
import { z } from 'zod'

/** The arguments that hooks before an operation get, as far as they are read here. */
export type Operation = { operation: string; args: object }

/** The data that an operation saves, which may be malformed. Reads have data of their own, which is not saved. */
export function savedData({ operation, args }: Operation): { data: unknown } | undefined {
  if (operation !== 'create' && operation !== 'update') return undefined
  return { data: 'data' in args ? args.data : undefined }
}

const fields = z.record(z.string(), z.unknown())

/** Payload reads the fields of saved data without a check that it is an object. */
export function guardData(collection: CollectionConfig): CollectionConfig {
  const beforeOperation = [refuseMalformedData, ...(collection.hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...collection.hooks, beforeOperation } }
}

export function refuseMalformedData(operation: Operation): void {
  const saved = savedData(operation)
  if (saved && !fields.safeParse(saved.data).success) throw new APIError('The data is no object.', 400)
}
