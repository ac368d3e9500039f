import type { RecaptchaEnterprise } from '@ferrule/connectors/recaptcha/recaptcha-enterprise'
import { assessedAction, assessRecaptcha } from '@ferrule/domain/requests/assess-recaptcha'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import type { BotProofs } from './bot-proofs.ts'

export type RecaptchaProofSettings = RecaptchaEnterprise & {
  siteKey: string
  /** URL of the script for browsers. */
  scriptUrl: string
  log: Log
}

/** Tokens of reCAPTCHA Enterprise. While it is unavailable, forms are accepted as unverified. */
export function createRecaptchaProofs({ assess, siteKey, scriptUrl, log }: RecaptchaProofSettings): BotProofs {
  return {
    createTask: async () => ({ recaptcha: { siteKey, scriptUrl, action: assessedAction } }),
    check: async (token) => {
      if (token === '') return 'none'
      try {
        return assessRecaptcha(await assess(token, assessedAction))
      } catch (error) {
        log.warn('bot-check-unreachable', errorFields(error))
        return 'none'
      }
    },
  }
}
