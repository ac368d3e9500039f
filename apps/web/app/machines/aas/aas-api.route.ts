import { answerAasRequest } from '@ferrule/domain/machines/aas/api/answer-request'
import { serviceDescription } from '@ferrule/domain/machines/aas/api/description'
import { type AasRefusal, parseAasRequest } from '@ferrule/domain/machines/aas/api/parse-request'
import { toEnvironment } from '@ferrule/domain/machines/aas/to-environment'
import { redirect } from 'react-router'
import type { Route } from './+types/aas-api.route'
import { findMainOrigin, loadShell } from './load-shell.server.ts'
import { shellCacheHeaders } from './shell-headers.ts'

/** `/aas/v3/…`: read operations of the AAS API (IDTA 01002-3-0), for machines whose serial number the caller knows. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const parsed = parseAasRequest(params['*'].split('/'), searchParams, await findMainOrigin())
  if (!parsed.ok) return toError(parsed.reason)
  if (parsed.value.kind === 'description') return Response.json(serviceDescription, { headers: shellCacheHeaders })
  const { serialNumber } = parsed.value
  const shell = serialNumber === undefined ? undefined : await loadShell(serialNumber)
  const answer = answerAasRequest(parsed.value, shell && toEnvironment(shell.facts))
  if (!answer.ok) return toError(answer.reason)
  // A PDF has an address of its own, which can be resumed and is cached for good.
  if ('file' in answer.value) return redirect(answer.value.file, { headers: shellCacheHeaders })
  return Response.json(answer.value.json, { headers: shellCacheHeaders })
}

const errors: Record<AasRefusal, { status: number; text: string }> = {
  'bad-request': { status: 400, text: 'An id or a parameter is invalid.' },
  'not-found': { status: 404, text: 'There is no such resource.' },
}

function toError(refusal: AasRefusal): Response {
  const { status, text } = errors[refusal]
  const message = { code: String(status), messageType: 'Error', text, timestamp: new Date().toISOString() }
  return Response.json({ messages: [message] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
