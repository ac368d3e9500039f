import {
  type ImportDetails,
  importDetails,
  importSummary,
  type ImportSummary,
} from '@ferrule/domain/catalogue/catalogue-import'
import { z } from 'zod'
import { type ImportErrorCode, errorLabels } from './import-labels.ts'

const address = '/api/catalogue-imports'
const listed = z.object({ imports: z.array(importSummary) })
const created = z.object({ id: z.string() })
const refused = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).min(1) })

/** A failed request, with a code that has a label in `errorLabels`. */
export class ImportError extends Error {
  readonly code: ImportErrorCode

  constructor(code: ImportErrorCode) {
    super(code)
    this.code = code
  }
}

export async function fetchImports(): Promise<ImportSummary[]> {
  return listed.parse(await send(address)).imports
}

export async function fetchImport(id: string): Promise<ImportDetails> {
  return importDetails.parse(await send(`${address}/${id}`))
}

/** Uploads a file and returns the id of its check. */
export async function checkFile(file: File): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' }
  const url = `${address}?name=${encodeURIComponent(file.name)}`
  return created.parse(await send(url, { method: 'POST', body: file, headers })).id
}

/** Starts or continues an import and returns its id. */
export async function runImport(id: string, action: 'start' | 'continue'): Promise<string> {
  return created.parse(await send(`${address}/${id}/${action}`, { method: 'POST' })).id
}

async function send(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, credentials: 'same-origin' }).catch(() => undefined)
  const body: unknown = await response?.json().catch(() => undefined)
  if (response?.ok) return body
  const code = refused.safeParse(body).data?.errors[0]?.extensions.code ?? ''
  throw new ImportError(isErrorCode(code) ? code : 'unavailable')
}

function isErrorCode(code: string): code is ImportErrorCode {
  return Object.hasOwn(errorLabels, code)
}
