import { createAskOutside } from '@ferrule/connectors/outside/ask-outside'
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
  const { RECAPTCHA_API_URL: apiUrl, OUTSIDE_OWN_NETWORKS: ownNetworks } = settings
  const ask = createAskOutside({ origins: [apiUrl], ownNetworks })
  const { assess } = createRecaptchaEnterprise({ apiUrl, project, apiKey, siteKey, ask })
  return createRecaptchaProofs({ assess, siteKey, scriptUrl: settings.RECAPTCHA_SCRIPT_URL, log })
}
