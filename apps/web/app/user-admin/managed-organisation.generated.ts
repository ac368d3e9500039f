// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ManagedOrganisationQueryVariables = Exact<{
  id: string;
}>;


export type ManagedOrganisationQuery = { managedOrganisation: { id: string, number: string, name: string, subRegion: string, country: string, city: string, members: number, plants: number, administrators: Array<string>, applications: Array<{ name: string, state: string, activeUsers: number }> } | null };

export const ManagedOrganisation: Operation<ManagedOrganisationQuery, ManagedOrganisationQueryVariables> = {
  "name": "ManagedOrganisation",
  "id": "sha256:4c9087879ef9d5d9cf2c1f908a3e524dfa85bff0c966d73f629a9b8dd4f8882b"
}
