import { randomUUIDv7, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { toImportFormat } from '@ferrule/domain/catalogue/catalogue-import'
import { toFileName } from '@ferrule/domain/files/file-name'
import { saveImportFile } from '../catalogue/import/save-import-file.ts'
import { listImports } from '../catalogue/import/requested-import-queries.ts'
import { resumeImport, readImport, requestDryRun, requestImport } from '../catalogue/import/requested-imports.ts'
import type { Deps } from '../graphql/request-context.ts'
import { sendError } from './send.ts'

export type ImportsHandler = Pick<Deps, 'db' | 'now'> & { storage: ObjectStorage; filesBucket: string; key: string }

type ImportRequest = { request: IncomingMessage; response: ServerResponse; requestedBy: string; id: string }
type ImportRoute = (request: ImportRequest, deps: ImportsHandler) => Promise<void>

/** For the content service alone: it authorises its staff, and sends its key and the id of the staff member. */
export async function handleImports(
  request: IncomingMessage,
  response: ServerResponse,
  deps: ImportsHandler,
): Promise<void> {
  const { 'x-catalogue-import-key': sentKey, 'x-staff-id': requestedBy } = request.headers
  if (!isKey(sentKey, deps.key)) return sendError(response, 404, { code: 'NOT_FOUND' })
  if (typeof requestedBy !== 'string' || !/^[\w-]{1,64}$/.test(requestedBy))
    return sendError(response, 400, { code: 'BAD_REQUEST' })
  const path = request.url?.split('?', 1)[0] ?? ''
  const found = /^\/catalogue-imports(?:\/(?<id>[\da-f-]{36})(?<act>\/\w+)?)?$/.exec(path)?.groups
  const { id = '', act = '' } = found ?? {}
  const route = found && routes[`${request.method} ${id === '' ? '' : '/id'}${act}`]
  if (!route) return sendError(response, 404, { code: 'NOT_FOUND' })
  return route({ request, response, requestedBy, id }, deps)
}

const routes: Record<string, ImportRoute> = {
  'GET ': async ({ response }, { db }) => send(response, 200, { imports: await listImports(db.queries) }),
  'POST ': receiveFile,
  'GET /id': async ({ response, id }, deps) => orNotFound(response, await readImport(deps, id)),
  'POST /id/start': async ({ response, requestedBy, id }, deps) => {
    const started = await requestImport(deps, id, requestedBy)
    return orNotFound(response, started === undefined ? undefined : { id: started })
  },
  'POST /id/continue': async ({ response, requestedBy, id }, deps) =>
    orNotFound(response, (await resumeImport(deps, id, requestedBy)) ? { id } : undefined),
}

/** `POST /catalogue-imports?name=FILE` with the file as body starts a dry run. */
async function receiveFile({ request, response, requestedBy }: ImportRequest, deps: ImportsHandler): Promise<void> {
  const query = new URLSearchParams(request.url?.split('?', 2)[1])
  const fileName = toFileName(query.get('name') ?? '')
  if (!toImportFormat(fileName)) return sendError(response, 415, { code: 'UNKNOWN_FORMAT' })
  const id = randomUUIDv7()
  const saved = await saveImportFile(request, { ...deps, id })
  if (!saved.ok) return sendError(response, saved.reason === 'empty' ? 400 : 413, { code: saved.reason.toUpperCase() })
  await requestDryRun(deps, { id, fileName, ...saved.value, requestedBy })
  send(response, 201, { id })
}

function orNotFound(response: ServerResponse, found: object | undefined): void {
  if (found) send(response, 200, found)
  else sendError(response, 404, { code: 'NOT_FOUND' })
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

function isKey(sentKey: string | string[] | undefined, key: string): boolean {
  const [given, known] = [Buffer.from(typeof sentKey === 'string' ? sentKey : ''), Buffer.from(key)]
  return given.length === known.length && timingSafeEqual(given, known)
}
