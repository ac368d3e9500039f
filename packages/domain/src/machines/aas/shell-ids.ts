import { serialNumberPattern } from '../machine.ts'
import { toInstructionsPath } from '../instructions/instruction-document.ts'

export type SubmodelName = 'nameplate' | 'documentation' | 'technical-data' | 'contact' | 'passport' | 'software'

/** The global id of a machine is the address on its label. */
export function toAssetId(origin: string, serialNumber: string): string {
  return `${origin}${toInstructionsPath(serialNumber)}`
}

export function toShellId(origin: string, serialNumber: string): string {
  return `${toAssetId(origin, serialNumber)}/aas`
}

export function toSubmodelId(shellId: string, name: SubmodelName): string {
  return `${shellId}/submodels/${name}`
}

/** The serial number in the id of an asset, a shell or a submodel; undefined for ids of others. */
export function findSerialNumber(origin: string, id: string): string | undefined {
  const prefix = toAssetId(origin, '')
  if (!id.startsWith(prefix)) return undefined
  const [serialNumber = ''] = id.slice(prefix.length).split('/')
  return serialNumberPattern.test(serialNumber) ? serialNumber : undefined
}
