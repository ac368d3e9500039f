import { redirectColumns } from '@ferrule/domain/redirects/redirect-import'
import { toCsv } from '@ferrule/domain/tables/to-csv'
import type { Endpoint, PayloadRequest } from 'payload'
import { may, staffOf } from '../access/staff.ts'
import { importRedirects } from './import-redirects.ts'

/** The edge refuses longer bodies; 20,000 rows have about half of it. */
const maxLength = 4_000_000

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

async function receiveFile(req: PayloadRequest, isDryRun: boolean): Promise<Response> {
  const staff = staffOf(req)
  if (!staff || !may(req, 'publish')) return respond(403, { code: 'forbidden' })
  const csv = await req.text?.()
  if (csv === undefined || csv.length > maxLength) return respond(413, { code: 'too-large' })
  const report = await importRedirects(req, staff, { csv, isDryRun })
  return report.ok ? respond(200, report.value) : respond(400, { code: report.reason })
}

/** The template with one example. */
const template = toCsv([redirectColumns, ['main', '/company/old-history', '/company/history']])

export const redirectImportEndpoints: Endpoint[] = [
  { path: '/import/check', method: 'post', handler: (req) => receiveFile(req, true) },
  { path: '/import/apply', method: 'post', handler: (req) => receiveFile(req, false) },
  {
    path: '/import/template',
    method: 'get',
    handler: (req) => {
      if (!may(req, 'publish')) return respond(403, { code: 'forbidden' })
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="redirects-template.csv"',
        'cache-control': 'no-store',
      }
      return new Response(template, { headers })
    },
  },
]
