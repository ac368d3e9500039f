import type { Builder } from '../graphql/builder.ts'
import type { NameplateProduct, Translation } from './find-nameplate-product.ts'

export function addNameplateProduct(builder: Builder) {
  const translation = builder.objectRef<Translation>('Translation').implement({
    fields: (t) => ({ language: t.exposeString('language'), text: t.exposeString('text') }),
  })
  const fact = builder.objectRef<NameplateProduct['technicalData'][number]>('TechnicalFact').implement({
    description: 'A line of technical data: numbers in a metric unit, or a text',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'The same for all products' }),
      names: t.field({ type: [translation], resolve: ({ names }) => [...names] }),
      unit: t.exposeString('unit'),
      minimum: t.exposeFloat('minimum', { nullable: true }),
      maximum: t.exposeFloat('maximum', { nullable: true }),
      texts: t.field({ type: [translation], resolve: ({ texts }) => [...texts], description: 'Empty for numbers' }),
    }),
  })
  return builder.objectRef<NameplateProduct>('NameplateProduct').implement({
    description: 'The product of a machine with its texts in all languages, for programs',
    fields: (t) => ({
      brand: t.exposeString('brand'),
      designations: t.expose('designations', { type: [translation] }),
      families: t.expose('families', { type: [translation] }),
      technicalData: t.expose('technicalData', { type: [fact] }),
    }),
  })
}
