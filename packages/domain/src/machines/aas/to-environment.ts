import { toContactInformation } from './contact-submodel.ts'
import { type FileOf, toHandoverDocumentation } from './documentation-submodel.ts'
import { toModelReference } from './elements.ts'
import type { AssetAdministrationShell, Environment, Submodel } from './metamodel.ts'
import { toNameplate } from './nameplate-submodel.ts'
import { toPassportMetadata } from './passport-submodel.ts'
import type { ShellFacts } from './shell-facts.ts'
import { toAssetId, toShellId } from './shell-ids.ts'
import { toConceptDescriptions, toTechnicalData } from './technical-data-submodel.ts'

/** The shell of a machine with its public submodels. */
export function toEnvironment(facts: ShellFacts, fileOf?: FileOf): Environment {
  const documentation = toHandoverDocumentation(facts, fileOf)
  const content = [
    toNameplate(facts),
    ...(documentation ? [documentation] : []),
    toTechnicalData(facts),
    toContactInformation(facts),
  ]
  const submodels = [...content, toPassportMetadata(facts, content)]
  const conceptDescriptions = toConceptDescriptions(facts)
  return {
    assetAdministrationShells: [toShell(facts, submodels)],
    submodels,
    ...(conceptDescriptions.length > 0 && { conceptDescriptions }),
  }
}

function toShell({ origin, serialNumber }: ShellFacts, submodels: readonly Submodel[]): AssetAdministrationShell {
  return {
    modelType: 'AssetAdministrationShell',
    id: toShellId(origin, serialNumber),
    idShort: `Machine_${serialNumber.replaceAll(/[^A-Za-z0-9]/g, '_')}`,
    assetInformation: {
      assetKind: 'Instance',
      globalAssetId: toAssetId(origin, serialNumber),
      specificAssetIds: [{ name: 'serialNumber', value: serialNumber }],
    },
    submodels: submodels.map(({ id }) => toModelReference('Submodel', id)),
  }
}
