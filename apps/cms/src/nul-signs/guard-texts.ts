import { hasNul, withoutNul } from '@ferrule/domain/publishing/without-nul'
import { APIError, type CollectionConfig } from 'payload'

/** What is written is cleaned, and what is asked for by such a text is nowhere. */
export function guardTexts(collection: CollectionConfig): CollectionConfig {
  const hooks = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        ({ args }) => {
          if (('where' in args && hasNul(args.where)) || ('id' in args && hasNul(args.id)))
            throw new APIError('A text that is asked for holds a sign that no text has.', 400)
        },
        ...(hooks.beforeOperation ?? []),
      ],
      beforeValidate: [
        ({ data }) => (data && hasNul(data) ? Object.assign(data, withoutNul(data)) : data),
        ...(hooks.beforeValidate ?? []),
      ],
    },
  }
}
