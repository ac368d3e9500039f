import type { Assessment } from '@ferrule/domain/requests/judge-assessment'
import { withSpan } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import type { AskOutside } from '../outside/ask-outside.ts'

export type RecaptchaEnterprise = {
  /** What it thinks of whoever got this token for this action. Throws while it cannot be asked. */
  assess: (token: string, expectedAction: string) => Promise<Assessment>
}

export type RecaptchaSettings = {
  apiUrl: string
  project: string
  apiKey: string
  siteKey: string
  ask: AskOutside
}

/** Of `projects.assessments`, version 1. What is not set there is left out of its JSON. */
const answered = z.object({
  tokenProperties: z.object({ valid: z.boolean().default(false), action: z.string().default('') }),
  riskAnalysis: z.object({ score: z.number().default(0) }).default({ score: 0 }),
})

/** reCAPTCHA Enterprise. It gets the token alone: neither the address of the sender nor anything they typed. */
export function createRecaptchaEnterprise(settings: RecaptchaSettings): RecaptchaEnterprise {
  const { apiUrl, project, apiKey, siteKey, ask } = settings
  const url = `${apiUrl.replace(/\/$/, '')}/v1/projects/${encodeURIComponent(project)}/assessments`
  return {
    assess: async (token, expectedAction) => {
      const { status, body } = await withSpan('assess sender', {}, () =>
        ask(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
          body: JSON.stringify({ event: { token, siteKey, expectedAction } }),
        }),
      )
      if (status !== 200) throw new Error(`reCAPTCHA answered ${status}`)
      const { tokenProperties, riskAnalysis } = answered.parse(JSON.parse(body.toString()))
      return { isValid: tokenProperties.valid, action: tokenProperties.action, score: riskAnalysis.score }
    },
  }
}
