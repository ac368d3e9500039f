import { createAdvisorySigning } from './advisory-signing.ts'
import { createNotifySupportEndJob } from './notify-support-end.job.ts'
import { createNotifyAdvisoryJob, type NotifyDeps } from './notify-advisory.job.ts'
import { createPublishAdvisoryJob, type PublishDeps } from './publish-advisory.job.ts'
import type { WorkerSettings } from '../settings.ts'
import { createWarnReportDeadlinesJob } from './warn-report-deadlines.job.ts'

type AdvisoryJobDeps = NotifyDeps &
  Pick<PublishDeps, 'edge'> & { settings: Pick<WorkerSettings, 'ADVISORY_SIGNING_KEY' | 'PORTAL_TEAM_ADDRESS'> }

/** Publishes an advisory, notifies the customers with affected machines, and warns the team of its deadlines. */
export function createAdvisoryJobs({ edge, settings, ...deps }: AdvisoryJobDeps) {
  return {
    'publish-advisory': createPublishAdvisoryJob({
      ...deps,
      edge,
      getSigning: () => createAdvisorySigning(settings.ADVISORY_SIGNING_KEY),
    }),
    'notify-advisory': createNotifyAdvisoryJob(deps),
    'notify-support-end': createNotifySupportEndJob(deps),
    'warn-report-deadlines': createWarnReportDeadlinesJob({ ...deps, portalTeamAddress: settings.PORTAL_TEAM_ADDRESS }),
  }
}
