import { type OwnProcess, ownProcess } from './own-process.ts'
import { setting } from './request.ts'

type Environment = Record<string, string>
type OwnServices = {
  /** Of the data service; the next one has its health, the one after that the worker's. */
  port: number
  both?: Environment
  service?: Environment
  worker?: Environment
}

/** A data service and a worker of our own, whose deaths nobody else notices. */
export function ownServices({ port, both = {}, service = {}, worker = {} }: OwnServices): {
  service: OwnProcess
  worker: OwnProcess
} {
  return {
    service: ownProcess({
      script: 'src/serve.ts',
      operationsPort: port + 1,
      environment: { ...both, DATA_PORT: `${port}`, DATA_OPERATIONS_PORT: `${port + 1}`, ...service },
    }),
    worker: ownProcess({
      script: 'src/work.ts',
      operationsPort: port + 2,
      environment: {
        ...both,
        WORKER_OPERATIONS_PORT: `${port + 2}`,
        // The jobs of the content service are not ours to kill; none of them waits here.
        CONTENT_DATABASE_URL: both['DATA_DATABASE_URL'] ?? setting('DATA_DATABASE_URL'),
        ...worker,
      },
    }),
  }
}
