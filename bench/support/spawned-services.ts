import { type SpawnedProcess, spawnedProcess } from './spawned-process.ts'
import { setting } from './request.ts'

type Environment = Record<string, string>
type SpawnedServices = {
  /** Port of the data service; `port + 1` serves its health, `port + 2` the worker's. */
  port: number
  both?: Environment
  service?: Environment
  worker?: Environment
}

/** A data service and a worker beside those of the stack, so that killing them does not affect the stack. */
export function spawnedServices({ port, both = {}, service = {}, worker = {} }: SpawnedServices): {
  service: SpawnedProcess
  worker: SpawnedProcess
} {
  return {
    service: spawnedProcess({
      script: 'src/serve.ts',
      operationsPort: port + 1,
      environment: { ...both, DATA_PORT: `${port}`, DATA_OPERATIONS_PORT: `${port + 1}`, ...service },
    }),
    worker: spawnedProcess({
      script: 'src/worker.ts',
      operationsPort: port + 2,
      environment: {
        ...both,
        WORKER_OPERATIONS_PORT: `${port + 2}`,
        // Points to a database without content jobs, so that the content service's jobs are not interrupted.
        CONTENT_JOBS_DATABASE_URL: both['DATA_DATABASE_URL'] ?? setting('DATA_DATABASE_URL'),
        ...worker,
      },
    }),
  }
}
