import { randomInt } from 'node:crypto'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import type { PortalUser } from '../load/portal-user.ts'
import { request, setting, type TimedResponse } from '../support/request.ts'

/** Sends requests for the public addresses to the load balancer. */
export type Client = typeof request

export const website = setting('EDGE_ORIGIN')

/** The ports of the load balancer for website, identity server and content admin. */
export type PublicPorts = { website: number; identity: number; contentAdmin: number }

export function createClient(ports: PublicPorts): Client {
  const portOf = new Map([
    [new URL(website).port, ports.website],
    [new URL(setting('IDENTITY_ORIGIN')).port, ports.identity],
    [new URL(setting('CMS_ORIGIN')).port, ports.contentAdmin],
  ])
  return (url, options) => request(url, { connectPort: portOf.get(new URL(url).port) ?? 0, ...options })
}

/** Another client address each time, because limits of forms and uploads count by address. */
export function anotherAddress(): string {
  return `127.${randomInt(32, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
}

export function expectStatus(response: TimedResponse, status: number): TimedResponse {
  if (response.status !== status) throw new Error(`${response.status} instead of ${status}`)
  return response
}

type DataCall = { operation: string; variables: object; localAddress: string; user?: PortalUser | undefined }

/** Runs an operation of the data service as a page does, signed in or not. Returns its data. */
export async function callData(client: Client, { operation, variables, localAddress, user }: DataCall) {
  const url = `${website}/api/data`
  const response = await client(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: website, ...(await user?.('POST', url)) },
    body: JSON.stringify({ documentId: operationIdOf(operation), variables }),
    localAddress,
  })
  const { data, errors } = JSON.parse(expectStatus(response, 200).text)
  if (errors) throw new Error(`${operation}: ${errors[0].message}`)
  return data
}
