import { randomUUIDv7, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { toImportFormat } from '@ferrule/domain/catalogue/catalogue-import'
import { toFileName } from '@ferrule/domain/files/file-name'
import { keepImportFile } from '../catalogue/import/keep-import-file.ts'
import {
  continueImport,
  listImports,
  readImport,
  requestCheck,
  requestImport,
} from '../catalogue/import/requested-imports.ts'
import type { Deps } from '../graphql/request-context.ts'
import { sendError } from './send.ts'

export type ImportsDoor = Pick<Deps, 'db' | 'now'> & { storage: ObjectStorage; filesBucket: string; key: string }

type Asked = { request: IncomingMessage; response: ServerResponse; askedBy: string; id: string }
type Answer = (asked: Asked, door: ImportsDoor) => Promise<void>

/** For the content service alone: it knows who of its staff may import, and shows its key and their id. */
export async function answerImports(
  request: IncomingMessage,
  response: ServerResponse,
  door: ImportsDoor,
): Promise<void> {
  const { 'x-catalogue-import-key': shown, 'x-staff-id': askedBy } = request.headers
  if (!isKey(shown, door.key)) return sendError(response, 404, { code: 'NOT_FOUND' })
  if (typeof askedBy !== 'string' || !/^[\w-]{1,64}$/.test(askedBy))
    return sendError(response, 400, { code: 'BAD_REQUEST' })
  const path = request.url?.split('?', 1)[0] ?? ''
  const found = /^\/catalogue-imports(?:\/(?<id>[\da-f-]{36})(?<act>\/\w+)?)?$/.exec(path)?.groups
  const { id = '', act = '' } = found ?? {}
  const answer = found && answers[`${request.method} ${id === '' ? '' : '/id'}${act}`]
  if (!answer) return sendError(response, 404, { code: 'NOT_FOUND' })
  return answer({ request, response, askedBy, id }, door)
}

const answers: Record<string, Answer> = {
  'GET ': async ({ response }, door) => send(response, 200, { imports: await listImports(door) }),
  'POST ': receiveFile,
  'GET /id': async ({ response, id }, door) => orNotFound(response, await readImport(door, id)),
  'POST /id/start': async ({ response, askedBy, id }, door) => {
    const started = await requestImport(door, id, askedBy)
    return orNotFound(response, started === undefined ? undefined : { id: started })
  },
  'POST /id/continue': async ({ response, askedBy, id }, door) =>
    orNotFound(response, (await continueImport(door, id, askedBy)) ? { id } : undefined),
}

/** `POST /catalogue-imports?name=FILE` with the file as its body asks for a dry run of it. */
async function receiveFile({ request, response, askedBy }: Asked, door: ImportsDoor): Promise<void> {
  const query = new URLSearchParams(request.url?.split('?', 2)[1])
  const fileName = toFileName(query.get('name') ?? '')
  if (!toImportFormat(fileName)) return sendError(response, 415, { code: 'UNKNOWN_FORMAT' })
  const id = randomUUIDv7()
  const kept = await keepImportFile(request, { ...door, id })
  if (!kept.ok) return sendError(response, kept.reason === 'empty' ? 400 : 413, { code: kept.reason.toUpperCase() })
  await requestCheck(door, { id, fileName, ...kept.value, askedBy })
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

function isKey(shown: string | string[] | undefined, key: string): boolean {
  const [given, known] = [Buffer.from(typeof shown === 'string' ? shown : ''), Buffer.from(key)]
  return given.length === known.length && timingSafeEqual(given, known)
}
