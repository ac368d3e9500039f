import type { Builder } from '../graphql/builder.ts'
import { findInsulations } from './find-insulations.ts'
import type { Insulation } from './process-store.ts'
import { toReader } from './reader.ts'

export function addInsulationFields(builder: Builder): void {
  const insulation = builder.objectRef<Insulation>('Insulation').implement({
    description: 'A material around wires',
    fields: (t) => ({ code: t.exposeString('code'), name: t.exposeString('name') }),
  })
  builder.queryField('getInsulations', (t) =>
    t.field({
      type: [insulation],
      description: 'The materials getProductsByProcess can be asked for, by name',
      authScopes: { public: true },
      args: { language: t.arg.string({ required: true }) },
      resolve: (_, asked, deps) => findInsulations(deps, toReader(asked)),
    }),
  )
}
