// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CapabilitiesQueryVariables = Exact<{
  language: string;
  country: string;
  capability: string;
  chosen: boolean;
}>;


export type CapabilitiesQuery = { capabilities: Array<{ id: string, slug: string, name: string, image: string }>, machines?: Array<{ slug: string, name: string, route: string, image: string }> };

export const Capabilities: Operation<CapabilitiesQuery, CapabilitiesQueryVariables> = {
  "name": "Capabilities",
  "id": "sha256:1340c8bc67b735d9f840933272a333d5df1b36340158c74a45d4a279128b6ba1"
}
