import { meaning, toCollection, toExternalReference, toProperty } from './elements.ts'
import type { Submodel } from './metamodel.ts'
import { toSubmodelId } from './shell-ids.ts'

const softwareMeaning = 'https://admin-shell.io/idta/SoftwareNameplate/1/0'
const instanceMeaning = `${softwareMeaning}/SoftwareNameplate/SoftwareNameplateInstance`

/** The software on a machine. Only its owner may know it, so it is no part of the public facts. */
export type InstalledSoftware = { serialNumber: string; softwareVersion: string }

/** IDTA 02007-1-0-1, software nameplate. No record says when the version was installed, so its date has no value. */
export function toSoftwareNameplate(shellId: string, { serialNumber, softwareVersion }: InstalledSoftware): Submodel {
  return {
    modelType: 'Submodel',
    id: toSubmodelId(shellId, 'software'),
    idShort: 'SoftwareNameplate',
    kind: 'Instance',
    semanticId: toExternalReference(softwareMeaning),
    submodelElements: [
      toCollection(meaning('SoftwareNameplateInstance', instanceMeaning), [
        toProperty(meaning('SerialNumber', '0173-1#02-AAM556#002'), serialNumber),
        toProperty(meaning('InstalledVersion', `${instanceMeaning}/InstalledVersion`), softwareVersion),
        toProperty(meaning('InstallationDate', `${instanceMeaning}/InstallationDate`), undefined, 'xs:date'),
      ]),
    ],
  }
}
