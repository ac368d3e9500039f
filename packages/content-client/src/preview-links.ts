import {
  type NewPreviewLink,
  type OpenedPreviewLink,
  openedPreviewLink,
  type PreviewLink,
  previewLink,
} from '@ferrule/domain/editor/preview-link'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import type { ContentServiceAddress } from './query-content-service.ts'

const timeoutMs = 5000
const links = z.object({ links: z.array(previewLink) })

/** Saves a link; false if there is no such page. */
export async function createPreviewLink(address: ContentServiceAddress, link: NewPreviewLink): Promise<boolean> {
  return (await send(address, '', post(link))) !== undefined
}

/** Returns the preview of a link, and records a visit in the audit; undefined if the link is not valid. */
export async function openPreviewLink(
  address: ContentServiceAddress,
  opening: { tokenDigest: string; isVisit: boolean },
): Promise<OpenedPreviewLink | undefined> {
  const opened = await send(address, '/open', post(opening))
  return opened === undefined ? undefined : openedPreviewLink.parse(opened)
}

export async function listPreviewLinks(address: ContentServiceAddress, pageId: string): Promise<PreviewLink[]> {
  const listed = await send(address, `?${new URLSearchParams({ pageId }).toString()}`, {})
  return listed === undefined ? [] : links.parse(listed).links
}

/** Ends a link at once. `session` is a digest of the editor's session, for the audit. */
export async function revokePreviewLink(
  address: ContentServiceAddress,
  revocation: { id: string; session: string },
): Promise<void> {
  await send(address, '/revoke', post(revocation))
}

function post(body: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(body) }
}

async function send({ url, key }: ContentServiceAddress, path: string, options: RequestInit): Promise<unknown> {
  const response = await tracedFetch('content PreviewLinks', `${url}/api/pages/preview-links${path}`, {
    ...options,
    headers: { 'content-type': 'application/json', 'x-content-service-key': key },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`content service responded with ${response.status}`)
  return response.json()
}
