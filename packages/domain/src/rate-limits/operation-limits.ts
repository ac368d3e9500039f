/**
 * The runs a minute of operations that need no sign-in and save something. An office may share a network address; the
 * owner is the account of a signed-in caller, or the request that a receipt link opens.
 */
export const operationLimits = {
  'share-comparison': { perAddress: 20, perOwner: 20 },
  'add-to-request': { perAddress: 20, perOwner: 6 },
} as const

export type LimitedOperation = keyof typeof operationLimits
