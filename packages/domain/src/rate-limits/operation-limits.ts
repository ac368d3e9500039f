/**
 * The runs a minute of operations that need no sign-in and save something. An office may share a network address; the
 * owner is the account of a signed-in caller, or the request that a receipt link opens,
 * or the address that subscribes.
 */
export const operationLimits = {
  'share-comparison': { perAddress: 20, perOwner: 20 },
  'add-to-request': { perAddress: 20, perOwner: 6 },
  'subscribe-to-releases': { perAddress: 10, perOwner: 3 },
} as const

export type LimitedOperation = keyof typeof operationLimits
