import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { toAttachment, toInline } from '@ferrule/domain/files/file-name'
import type { Deps } from '../graphql/request-context.ts'
import { type ArchiveDeps, createArchive } from '../machines/instructions/create-archive.ts'
import { createOfflinePage } from '../machines/instructions/create-offline-page.ts'
import { findInstructionFile, type InstructionFileDeps } from '../machines/instructions/find-instruction-file.ts'
import { documentPagePolicy } from '../machines/instructions/render-document-page.ts'
import { sendError } from './send.ts'
import { sendFile } from './send-file.ts'

export type InstructionsHandler = ArchiveDeps & InstructionFileDeps & Pick<Deps, 'now'>

type Exchange = { request: IncomingMessage; response: ServerResponse }

const documentPath =
  /^\/instructions\/(?<serialNumber>[A-Za-z0-9.-]{3,40})\/documents\/(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?<version>[0-9A-Za-z.-]{1,20})\.pdf(?<save>\?save)?$/
const languagePath =
  /^\/instructions\/(?<serialNumber>[A-Za-z0-9.-]{3,40})\/(?<kind>archive|page)\?language=(?<language>[a-z]{2})$/

/** `/instructions/{serial}/…`: the PDFs of a machine, and all of them in one language as archive. Without sign-in. */
export async function handleInstructions(
  request: IncomingMessage,
  response: ServerResponse,
  deps: InstructionsHandler,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(response, 405, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD' } })
  const document = documentPath.exec(request.url ?? '')?.groups
  if (document) return sendDocument({ request, response }, document, deps)
  const inLanguage = languagePath.exec(request.url ?? '')?.groups
  if (inLanguage?.['kind'] === 'archive') return sendArchive({ request, response }, inLanguage, deps)
  if (inLanguage) return sendPage({ request, response }, inLanguage, deps)
  return sendError(response, 404, { code: 'NOT_FOUND' })
}

type Parameters = Partial<Record<string, string>>

/** The address contains everything that the file depends on, so every cache may store it for good. */
async function sendDocument(
  exchange: Exchange,
  { serialNumber = '', id = '', version = '', save }: Parameters,
  deps: InstructionFileDeps,
): Promise<void> {
  const file = await findInstructionFile(deps, { serialNumber, id, version })
  if (!file) return sendError(exchange.response, 404, { code: 'NOT_FOUND' })
  return sendFile(exchange, file, {
    'content-type': 'application/pdf',
    'content-disposition': save ? toAttachment(file.fileName) : toInline(file.fileName),
    'cache-control': 'public, max-age=31536000, immutable',
  })
}

async function sendArchive(
  { request, response }: Exchange,
  { serialNumber = '', language = '' }: Parameters,
  deps: ArchiveDeps,
): Promise<void> {
  const archive = await createArchive(deps, { serialNumber, language })
  if (!archive.ok) {
    const isUnknown = archive.reason === 'unknown'
    return sendError(response, isUnknown ? 404 : 413, { code: isUnknown ? 'NOT_FOUND' : 'TOO_LARGE' })
  }
  const { fileName, byteSize, content } = archive.value
  response.writeHead(200, {
    'content-type': 'application/zip',
    'content-length': byteSize,
    'content-disposition': toAttachment(fileName),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  if (request.method === 'HEAD') return void response.end()
  await pipeline(Readable.from(content(), { objectMode: true, highWaterMark: 1 }), response)
}

/** The page that a device keeps beside the PDFs. */
async function sendPage(
  { request, response }: Exchange,
  { serialNumber = '', language = '' }: Parameters,
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<void> {
  const page = await createOfflinePage(deps, { serialNumber, language })
  if (page === undefined) return sendError(response, 404, { code: 'NOT_FOUND' })
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': documentPagePolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}
