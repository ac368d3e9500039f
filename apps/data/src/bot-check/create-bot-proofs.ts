import { createRecaptchaEnterprise } from '@ferrule/connectors/recaptcha/recaptcha-enterprise'
import type { Log } from '@ferrule/telemetry/log'
import type { Redis } from 'ioredis'
import type { Settings } from '../settings.ts'
import type { BotProofs } from './bot-proofs.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { createRecaptchaProofs } from './recaptcha-proofs.ts'
import { createUsedTasks } from './used-tasks.ts'

type Surroundings = { redis: Redis; log: Log; now: () => Date }

/** Our own proof of work, unless whoever runs this has chosen reCAPTCHA Enterprise. */
export function createBotProofs(settings: Settings, { redis, log, now }: Surroundings): BotProofs {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_PROJECT: project = '', RECAPTCHA_API_KEY: apiKey = '' } = settings
  if (!siteKey) return createProofOfWork({ key: settings.BOT_CHECK_KEY, usedTasks: createUsedTasks(redis, log), now })
  const { assess } = createRecaptchaEnterprise({ apiUrl: settings.RECAPTCHA_API_URL, project, apiKey, siteKey })
  return createRecaptchaProofs({ assess, siteKey, scriptUrl: settings.RECAPTCHA_SCRIPT_URL, log })
}
