import { toAddressElements } from './address-elements.ts'
import { meaning, toCollection, toExternalReference, toMultiLanguage, toProperty, toUntranslated } from './elements.ts'
import type { LangString, Submodel } from './metamodel.ts'
import type { ShellFacts } from './shell-facts.ts'
import { toAssetId, toShellId, toSubmodelId } from './shell-ids.ts'

const addressMeaning = 'https://admin-shell.io/zvei/nameplate/1/0/ContactInformations/AddressInformation'

/** IDTA 02006-3-0-1, digital nameplate. */
export function toNameplate(facts: ShellFacts): Submodel {
  const { origin, serialNumber, productSlug, model, builtIn, families, manufacturer } = facts
  return {
    modelType: 'Submodel',
    id: toSubmodelId(toShellId(origin, serialNumber), 'nameplate'),
    idShort: 'Nameplate',
    kind: 'Instance',
    semanticId: toExternalReference('https://admin-shell.io/idta/nameplate/3/0/Nameplate'),
    submodelElements: [
      toProperty(meaning('URIOfTheProduct', '0112/2///61987#ABN590#002'), toAssetId(origin, serialNumber), 'xs:anyURI'),
      toUntranslated(meaning('ManufacturerName', '0112/2///61987#ABA565#009'), manufacturer.name),
      toMultiLanguage(meaning('ManufacturerProductDesignation', '0112/2///61987#ABA567#009'), designationsOf(facts)),
      toCollection(meaning('AddressInformation', addressMeaning), toAddressElements(manufacturer)),
      ...(families.length > 0
        ? [toMultiLanguage(meaning('ManufacturerProductFamily', '0112/2///61987#ABP464#002'), families)]
        : []),
      toProperty(meaning('ManufacturerProductType', '0112/2///61987#ABA300#008'), model),
      toProperty(meaning('OrderCodeOfManufacturer', '0112/2///61987#ABA950#008'), productSlug),
      toProperty(meaning('SerialNumber', '0112/2///61987#ABA951#009'), serialNumber),
      toProperty(meaning('YearOfConstruction', '0112/2///61987#ABP000#002'), String(builtIn)),
    ],
  }
}

/** The names of the product, or the printed model if the catalogue no longer lists it. */
export function designationsOf({
  designations,
  model,
}: Pick<ShellFacts, 'designations' | 'model'>): readonly LangString[] {
  return designations.length > 0 ? designations : [{ language: 'en', text: model }]
}
