import type { Assessment } from '@ferrule/domain/requests/assess-recaptcha'
import { withSpan } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import type { FetchExternal } from '../external-http/fetch-external.ts'

export type RecaptchaEnterprise = {
  /** Assesses the sender who received this token for this action. Throws while the service is unavailable. */
  assess: (token: string, expectedAction: string) => Promise<Assessment>
}

export type RecaptchaSettings = {
  apiUrl: string
  project: string
  apiKey: string
  siteKey: string
  fetchExternal: FetchExternal
}

/** The response of `projects.assessments`, version 1, which omits unset fields. */
const assessmentResponse = z.object({
  tokenProperties: z.object({ valid: z.boolean().default(false), action: z.string().default('') }),
  riskAnalysis: z.object({ score: z.number().default(0) }).default({ score: 0 }),
})

/** Client of reCAPTCHA Enterprise. Sends the token only: neither the sender's IP address nor anything they typed. */
export function createRecaptchaEnterprise(settings: RecaptchaSettings): RecaptchaEnterprise {
  const { apiUrl, project, apiKey, siteKey, fetchExternal } = settings
  const url = `${apiUrl.replace(/\/$/, '')}/v1/projects/${encodeURIComponent(project)}/assessments`
  return {
    assess: async (token, expectedAction) => {
      const { status, body } = await withSpan('assess sender', {}, () =>
        fetchExternal(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
          body: JSON.stringify({ event: { token, siteKey, expectedAction } }),
        }),
      )
      if (status !== 200) throw new Error(`reCAPTCHA responded ${status}`)
      const { tokenProperties, riskAnalysis } = assessmentResponse.parse(JSON.parse(body.toString()))
      return { isValid: tokenProperties.valid, action: tokenProperties.action, score: riskAnalysis.score }
    },
  }
}
