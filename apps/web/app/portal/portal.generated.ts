// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PortalQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalQuery = { viewer: { id: string, firstName: string, fullName: string, initials: string, email: string, roles: Array<string> } | null, portalServices: Array<{ name: string, status: string, serviceUrl: string, requestedAt: string | null, userType: string | null }> };

export const Portal: Operation<PortalQuery, PortalQueryVariables> = {
  "name": "Portal",
  "id": "sha256:c5b75e713a6cb29ce9424c5bdfa4adc685a1f9ffd29f10f957b69205cdf5997a"
}
