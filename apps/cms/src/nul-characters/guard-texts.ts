import { hasNul, stripNul } from '@ferrule/domain/publishing/strip-nul'
import { APIError, type CollectionConfig } from 'payload'

/** Postgres cannot store NUL characters: they are removed from saved data, and queries that contain one get a 400. */
export function guardTexts(collection: CollectionConfig): CollectionConfig {
  const hooks = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        ({ args }) => {
          if (('where' in args && hasNul(args.where)) || ('id' in args && hasNul(args.id)))
            throw new APIError('The query contains a NUL character.', 400)
        },
        ...(hooks.beforeOperation ?? []),
      ],
      beforeValidate: [
        ({ data }) => (data && hasNul(data) ? Object.assign(data, stripNul(data)) : data),
        ...(hooks.beforeValidate ?? []),
      ],
    },
  }
}
