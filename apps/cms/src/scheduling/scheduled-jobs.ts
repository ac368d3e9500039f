import type { JobsConfig } from 'payload'
import { hasServiceKey } from '../access/service-key.ts'
import { releaseTask } from '../publish-gate/scheduled-release.ts'

const nobody = () => false

/**
 * The queue of scheduled publications, which the admin fills. Its API is closed: only this service runs the jobs, and
 * each one publishes with the rights of the editor who scheduled it.
 */
export const scheduledJobs: JobsConfig = {
  tasks: [releaseTask],
  access: { run: ({ req }) => hasServiceKey(req), queue: nobody, cancel: nobody },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    graphQL: false,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
}
