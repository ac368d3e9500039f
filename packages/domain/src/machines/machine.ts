export const machineStates = ['running', 'changeover', 'stopped', 'no-signal'] as const
export type MachineState = (typeof machineStates)[number]

export const serviceContracts = ['none', 'care', 'care-plus'] as const
export type ServiceContract = (typeof serviceContracts)[number]

/** A number as it stands on the plate, and nothing an address or a query could be broken with. */
export const serialNumberPattern = /^[A-Za-z0-9][A-Za-z0-9.-]{2,39}$/
