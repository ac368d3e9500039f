import { meaning, toExternalReference, toProperty } from './elements.ts'
import type { Submodel } from './metamodel.ts'
import type { ShellFacts } from './shell-facts.ts'
import { toAssetId, toShellId, toSubmodelId } from './shell-ids.ts'

const meaningOf = (name: string) => `https://admin-shell.io/idta/cds/${name}/1`

const stated = (name: string, value?: string) => toProperty(meaning(name, meaningOf(name)), value)

/**
 * IDTA 02099-1-0-1, metadata of a digital product passport: which submodels would be its content. No law requires a
 * passport for machines yet and none is registered, so status, time and registered operator have no value.
 */
export function toPassportMetadata(
  { origin, serialNumber }: Pick<ShellFacts, 'origin' | 'serialNumber'>,
  content: readonly Submodel[],
): Submodel {
  const shellId = toShellId(origin, serialNumber)
  return {
    modelType: 'Submodel',
    id: toSubmodelId(shellId, 'passport'),
    idShort: 'DppMetadata',
    kind: 'Instance',
    semanticId: { type: 'ModelReference', keys: [{ type: 'Submodel', value: meaningOf('dppMetadata') }] },
    submodelElements: [
      stated('digitalProductPassportId', shellId),
      stated('uniqueProductIdentifier', toAssetId(origin, serialNumber)),
      stated('granularity', 'Item'),
      stated('dppSchemaVersion', 'EN 18223:2026'),
      stated('dppStatus'),
      toProperty(meaning('lastUpdate', meaningOf('lastUpdate')), undefined, 'xs:dateTime'),
      stated('economicOperatorId'),
      {
        modelType: 'SubmodelElementList',
        idShort: 'contentSpecificationIds',
        semanticId: toExternalReference(meaningOf('contentSpecificationIds')),
        typeValueListElement: 'Property',
        valueTypeListElement: 'xs:string',
        value: content.map(({ semanticId }) =>
          toProperty({ semanticId: meaningOf('contentSpecificationId') }, semanticId.keys[0].value),
        ),
      },
    ],
  }
}
