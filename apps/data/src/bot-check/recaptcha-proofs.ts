import type { RecaptchaEnterprise } from '@ferrule/connectors/recaptcha/recaptcha-enterprise'
import { assessedAction, judgeAssessment } from '@ferrule/domain/requests/judge-assessment'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { BotProofs } from './bot-proofs.ts'

export type RecaptchaProofSettings = RecaptchaEnterprise & {
  siteKey: string
  /** Where browsers fetch its script. */
  scriptUrl: string
  log: Log
}

/** Tokens of reCAPTCHA Enterprise. While it cannot be asked, forms are taken as if nobody had proved anything. */
export function createRecaptchaProofs({ assess, siteKey, scriptUrl, log }: RecaptchaProofSettings): BotProofs {
  return {
    createTask: async () => ({ recaptcha: { siteKey, scriptUrl, action: assessedAction } }),
    check: async (token) => {
      if (token === '') return 'none'
      try {
        return judgeAssessment(await assess(token, assessedAction))
      } catch (error) {
        log.warn('bot-check-unreachable', errorFields(error))
        return 'none'
      }
    },
  }
}
