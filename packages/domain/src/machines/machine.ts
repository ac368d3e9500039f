export const machineStates = ['running', 'changeover', 'stopped', 'no-signal'] as const
export type MachineState = (typeof machineStates)[number]

export const serviceContracts = ['none', 'care', 'care-plus'] as const
export type ServiceContract = (typeof serviceContracts)[number]

/** Serial numbers as printed on the nameplate, limited to characters that are safe in URLs and queries. */
export const serialNumberPattern = /^[A-Za-z0-9][A-Za-z0-9.-]{2,39}$/
