import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'

const stored = z.looseObject({ updatedAt: z.string() })

/**
 * Saves the stored state as a version before the first change of a record that is older than the versions of its
 * collection. Payload saves the new state only, so the first change could not be undone.
 */
export const keepFirstVersion: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!originalDoc?.id) return data
  const { db } = req.payload
  const parent = String(originalDoc.id)
  const { totalDocs } = await db.countVersions({
    collection: collection.slug,
    where: { parent: { equals: parent } },
    req,
  })
  if (totalDocs > 0) return data
  const row = await db.findOne({ collection: collection.slug, where: { id: { equals: parent } }, req })
  const { updatedAt } = stored.parse(row)
  await db.createVersion({
    collectionSlug: collection.slug,
    parent,
    autosave: false,
    createdAt: updatedAt,
    updatedAt,
    versionData: { ...row },
    req,
  })
  return data
}
