// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ViewerRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerRolesQuery = { viewer: { roles: Array<string> } | null };

export const ViewerRoles: Operation<ViewerRolesQuery, ViewerRolesQueryVariables> = {
  "name": "ViewerRoles",
  "id": "sha256:c6ce2a82a0d6840661684341603eda4f4086ec69f51c71d414a5f53efc085f61"
}
