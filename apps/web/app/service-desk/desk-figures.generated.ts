// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeskFiguresQueryVariables = Exact<{
  weeks?: number | null | undefined;
  type?: string | null | undefined;
}>;


export type DeskFiguresQuery = { deskFigures: { calculatedAt: string, responseShare: number | null, solutionShare: number | null, medianResponseHours: number | null, openByAge: Array<{ ours: number, theirs: number }>, weeks: Array<{ week: string, opened: number, solved: number, responseShare: number | null, solutionShare: number | null }>, products: Array<{ name: string, opened: number, responseShare: number | null, solutionShare: number | null }>, plants: Array<{ name: string, opened: number, responseShare: number | null, solutionShare: number | null }> } };

export const DeskFigures: Operation<DeskFiguresQuery, DeskFiguresQueryVariables> = {
  "name": "DeskFigures",
  "id": "sha256:c3f2a0dc2c22f21c8772c1bbb65cade5694185de2fe2a0cfc037a298f2f77ec5"
}
