// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FilesFromPhoneQueryVariables = Exact<{
  token: string;
}>;


export type FilesFromPhoneQuery = { filesFromPhone: Array<{ id: string, fileName: string, byteSize: number }> | null };

export const FilesFromPhone: Operation<FilesFromPhoneQuery, FilesFromPhoneQueryVariables> = {
  "name": "FilesFromPhone",
  "id": "sha256:75401d69c1cf555e4f7983cb38eb83f6dca0e159981cf2c7a316b36e59513498"
}
