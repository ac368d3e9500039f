import { createAdvisorySigning } from './advisory-signing.ts'
import { createNotifyAdvisoryJob, type NotifyDeps } from './notify-advisory.job.ts'
import { createPublishAdvisoryJob, type PublishDeps } from './publish-advisory.job.ts'

type AdvisoryJobDeps = NotifyDeps & Pick<PublishDeps, 'edge'> & { signingKey: string }

/** Publishes an advisory, then notifies the customers with affected machines. */
export function createAdvisoryJobs({ edge, signingKey, ...deps }: AdvisoryJobDeps) {
  return {
    'publish-advisory': createPublishAdvisoryJob({
      ...deps,
      edge,
      getSigning: () => createAdvisorySigning(signingKey),
    }),
    'notify-advisory': createNotifyAdvisoryJob(deps),
  }
}
