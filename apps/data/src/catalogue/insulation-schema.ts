import type { Builder } from '../graphql/builder.ts'
import { toMarket } from './market.ts'
import { type Insulation, listInsulations } from './process-store.ts'

export function addInsulationFields(builder: Builder): void {
  const insulation = builder.objectRef<Insulation>('Insulation').implement({
    description: 'An insulation material of wires',
    fields: (t) => ({ code: t.exposeString('code'), name: t.exposeString('name') }),
  })
  builder.queryField('getInsulations', (t) =>
    t.field({
      type: [insulation],
      description: 'Materials that getProductsByWires accepts, ordered by name',
      authScopes: { public: true },
      args: { language: t.arg.string({ required: true }) },
      resolve: (_, input, { db }) => listInsulations(db.queries, toMarket(input).language),
    }),
  )
}
