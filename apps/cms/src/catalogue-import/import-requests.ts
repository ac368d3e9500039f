import {
  type ImportDetails,
  importDetails,
  importSummary,
  type ImportSummary,
} from '@ferrule/domain/catalogue/catalogue-import'
import { z } from 'zod'
import { type FaultName, faultWords } from './import-words.ts'

const address = '/api/catalogue-imports'
const listed = z.object({ imports: z.array(importSummary) })
const made = z.object({ id: z.string() })
const refused = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).min(1) })

/** Why a request was refused, by a name that has words. */
export class ImportFault extends Error {
  readonly fault: FaultName

  constructor(fault: FaultName) {
    super(fault)
    this.fault = fault
  }
}

export async function listImports(): Promise<ImportSummary[]> {
  return listed.parse(await ask(address)).imports
}

export async function readImport(id: string): Promise<ImportDetails> {
  return importDetails.parse(await ask(`${address}/${id}`))
}

/** Sends a file and answers the id of its check. */
export async function checkFile(file: File): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' }
  const url = `${address}?name=${encodeURIComponent(file.name)}`
  return made.parse(await ask(url, { method: 'POST', body: file, headers })).id
}

/** Answers the id of the import. */
export async function goOn(id: string, how: 'start' | 'continue'): Promise<string> {
  return made.parse(await ask(`${address}/${id}/${how}`, { method: 'POST' })).id
}

async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, credentials: 'same-origin' }).catch(() => undefined)
  const body: unknown = await response?.json().catch(() => undefined)
  if (response?.ok) return body
  const code = refused.safeParse(body).data?.errors[0]?.extensions.code ?? ''
  throw new ImportFault(isFaultName(code) ? code : 'away')
}

function isFaultName(code: string): code is FaultName {
  return Object.hasOwn(faultWords, code)
}
