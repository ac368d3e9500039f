// Made by packages/data-client/src/generate.ts from the .graphql file beside it.
import type { Operation } from '@ferrule/data-client/operation'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SearchTicketsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SearchTicketsQuery = { tickets: { counts: { all: number }, tickets: Array<{ id: string, number: string, subject: string, machineName: string, serialNumber: string, status: string }> } };

export type SearchMachinesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SearchMachinesQuery = { inventory: { total: number, entries: Array<{ machine: { serialNumber: string, model: string, assetName: string, plantName: string, position: string, state: string } }> } };

export type SearchProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  language: string;
}>;


export type SearchProductsQuery = { productInformation: { total: number, products: Array<{ slug: string, name: string, serialNumbers: Array<string> }> } };

export type SearchUsersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SearchUsersQuery = { managedUsers: { total: number, entries: Array<{ id: string, name: string, email: string }> } };

export type SearchDeskQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SearchDeskQuery = { deskQueue: { counts: { open: number }, entries: Array<{ id: string, kind: string, number: string, subject: string, sender: string }> } };

export const SearchTickets: Operation<SearchTicketsQuery, SearchTicketsQueryVariables> = {
  "name": "SearchTickets",
  "id": "sha256:4f8f94200950a1c3012a49a95e796e6c6aceb4cc4f96d2ec3288ad785d5a1793"
}

export const SearchMachines: Operation<SearchMachinesQuery, SearchMachinesQueryVariables> = {
  "name": "SearchMachines",
  "id": "sha256:beaba3c49b10f8c75d94e7cdfc44269ed12f8a830a1edf9fa2bfeb2f3e97eecd"
}

export const SearchProducts: Operation<SearchProductsQuery, SearchProductsQueryVariables> = {
  "name": "SearchProducts",
  "id": "sha256:0612b58ca3e838ccd7e548a0fe83d5e1e8255a62b9b9b719f6545ba5014daa92"
}

export const SearchUsers: Operation<SearchUsersQuery, SearchUsersQueryVariables> = {
  "name": "SearchUsers",
  "id": "sha256:0d2137e709259b511ffd998da06933c9a7751337bc99789a34259b6f32b4c0ed"
}

export const SearchDesk: Operation<SearchDeskQuery, SearchDeskQueryVariables> = {
  "name": "SearchDesk",
  "id": "sha256:431496e5fa7b078c6b6108b62fb8bbe11bedd6f23a1994f7c65521c870ffe0fc"
}
