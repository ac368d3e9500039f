import { maxWires } from '@ferrule/domain/catalogue/assess-wires'
import type { ProcessMatch, ProcessMismatch } from '@ferrule/domain/catalogue/match-process'
import type { Builder } from '../graphql/builder.ts'
import type { CatalogueTypes } from './catalogue-types.ts'
import { type MatchedProduct, matchProducts } from './match-products.ts'
import { toMarket } from './market.ts'

/** The machines that can process a list of wires. */
export function addProcessFields(builder: Builder, { product }: CatalogueTypes): void {
  const match = addMatchType(builder)
  const matched = builder.objectRef<MatchedProduct>('MatchedProduct').implement({
    fields: (t) => ({
      product: t.expose('product', { type: product }),
      matches: t.expose('matches', { type: [match], description: 'One for each wire, in their order' }),
    }),
  })
  const wire = builder.inputType('WireRequirements', {
    description: 'The requirements of a wire; omitted ones are not checked',
    fields: (t) => ({
      crossSectionMm2: t.float(),
      lengthMm: t.float(),
      insulation: t.string({ description: 'Code of the material, such as pvc' }),
      piecesPerHour: t.float(),
    }),
  })
  builder.queryField('getProductsByWires', (t) =>
    t.field({
      type: [matched],
      description: 'At most six machines that cover most of these wires, the best first',
      authScopes: { public: true },
      args: {
        language: t.arg.string({ required: true }),
        country: t.arg.string(),
        wires: t.arg({ type: [wire], required: true, description: `At most ${maxWires}; others are ignored` }),
      },
      resolve: (_, input, deps) =>
        matchProducts(
          deps,
          toMarket(input),
          input.wires.map(({ crossSectionMm2, lengthMm, insulation, piecesPerHour }) => ({
            crossSectionMm2: crossSectionMm2 ?? undefined,
            lengthMm: lengthMm ?? undefined,
            insulation: insulation ?? undefined,
            piecesPerHour: piecesPerHour ?? undefined,
          })),
        ),
    }),
  )
}

function addMatchType(builder: Builder) {
  const misfit = builder.objectRef<ProcessMismatch>('ProcessMisfit').implement({
    description: 'A requirement that a machine does not meet',
    fields: (t) => ({
      attribute: t.exposeString('attribute'),
      reason: t.field({
        type: builder.enumType('MisfitReason', {
          values: {
            below: { value: 'below' },
            above: { value: 'above' },
            not_listed: { value: 'not-listed' },
            not_stated: { value: 'not-stated' },
          },
        }),
        resolve: ({ reason }): ProcessMismatch['reason'] => reason,
      }),
      limit: t.exposeFloat('limit', {
        nullable: true,
        description: 'The limit of the machine, in the unit of the requirement',
      }),
    }),
  })
  return builder.objectRef<ProcessMatch>('ProcessMatch').implement({
    description: 'Whether a machine processes a wire; partly if one requirement is open, which an option may meet',
    fields: (t) => ({
      fits: t.field({
        type: builder.enumType('ProcessFit', { values: ['yes', 'partly', 'no'] as const }),
        resolve: ({ fits }) => fits,
      }),
      misfits: t.expose('misfits', { type: [misfit] }),
    }),
  })
}
