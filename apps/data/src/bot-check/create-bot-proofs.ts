import { createFetchExternal } from '@ferrule/connectors/external-http/fetch-external'
import { createRecaptchaEnterprise } from '@ferrule/connectors/recaptcha/recaptcha-enterprise'
import type { Log } from '@ferrule/telemetry/log'
import type { Redis } from 'ioredis'
import type { Settings } from '../settings.ts'
import type { BotProofs } from './bot-proofs.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { createRecaptchaProofs } from './recaptcha-proofs.ts'
import { createUsedTasks } from './used-tasks.ts'

type BotProofDeps = { redis: Redis; log: Log; now: () => Date }

/** Our own proof of work, or reCAPTCHA Enterprise if it is configured. */
export function createBotProofs(settings: Settings, { redis, log, now }: BotProofDeps): BotProofs {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_PROJECT: project = '', RECAPTCHA_API_KEY: apiKey = '' } = settings
  if (!siteKey) return createProofOfWork({ key: settings.BOT_CHECK_KEY, usedTasks: createUsedTasks(redis, log), now })
  const { RECAPTCHA_API_URL: apiUrl, EXTERNAL_TRUSTED_NETWORKS: trustedNetworks } = settings
  const fetchExternal = createFetchExternal({ origins: [apiUrl], trustedNetworks })
  const { assess } = createRecaptchaEnterprise({ apiUrl, project, apiKey, siteKey, fetchExternal })
  return createRecaptchaProofs({ assess, siteKey, scriptUrl: settings.RECAPTCHA_SCRIPT_URL, log })
}
