import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { staffOnlyField } from '../access/staff.ts'
import { findSaveOrigin, saveOrigins } from './save-origin.ts'
import { originLabels } from './version-labels.ts'

/** Only the hook writes them, and only staff read them. */
const access = { create: () => false, update: () => false, read: staffOnlyField }

const authorFields: Field[] = [
  {
    name: 'savedBy',
    label: bilingual('Saved by', 'Gespeichert von'),
    type: 'relationship',
    relationTo: 'users',
    access,
    admin: { position: 'sidebar', readOnly: true, allowCreate: false, allowEdit: false, disableBulkEdit: true },
  },
  {
    name: 'savedWith',
    label: bilingual('Saved by way of', 'Gespeichert über'),
    type: 'select',
    options: saveOrigins.map((value) => ({ value, label: originLabels[value] })),
    access,
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableBulkEdit: true,
      condition: ({ savedWith }) => Boolean(savedWith),
    },
  },
]

/** A scheduled publication is saved as the editor who scheduled it. Saves of the service itself have no author. */
const recordAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user?.id ?? null,
  savedWith: findSaveOrigin() ?? null,
})

/**
 * Records with every version of a record who saved it, and how. Payload itself stores no author. The fields belong to
 * the record, because a version is a copy of it. The hook runs last: earlier hooks save the previous state as a version.
 */
export function recordAuthors(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const { admin, hooks } = collection
  return {
    ...collection,
    fields: [...collection.fields, ...authorFields],
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), recordAuthor] },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: { edit: { versions: { Component: '/version-authors/version-list-view.tsx#VersionListView' } } },
      },
    },
  }
}
