import { toAddressElements } from './address-elements.ts'
import { meaning, toCollection, toExternalReference, toProperty } from './elements.ts'
import type { Submodel } from './metamodel.ts'
import type { ShellFacts } from './shell-facts.ts'
import { toShellId, toSubmodelId } from './shell-ids.ts'

const contactsMeaning = 'https://admin-shell.io/zvei/nameplate/1/0/ContactInformations'

/** ECLASS: the contact for technical questions. */
const technicalContact = '0173-1#07-AAS931#001'

/**
 * IDTA 02002-1-0-1, contact information: every location that serves the machine. A program chooses by country, because
 * the shell does not say where the machine stands.
 */
export function toContactInformation({ origin, serialNumber, contacts, manufacturer }: ShellFacts): Submodel {
  const locations = contacts.length > 0 ? contacts : [manufacturer]
  return {
    modelType: 'Submodel',
    id: toSubmodelId(toShellId(origin, serialNumber), 'contact'),
    idShort: 'ContactInformations',
    kind: 'Instance',
    semanticId: toExternalReference(contactsMeaning),
    submodelElements: locations.map((location, index) =>
      toCollection(meaning(toNumberedName('ContactInformation', index), `${contactsMeaning}/ContactInformation`), [
        toProperty(meaning('RoleOfContactPerson', '0173-1#02-AAO204#003'), technicalContact),
        ...toAddressElements(location),
      ]),
    ),
  }
}

/** The templates number repeated elements with two digits: `ContactInformation__00__`. */
function toNumberedName(name: string, index: number): string {
  return `${name}__${String(index).padStart(2, '0')}__`
}
