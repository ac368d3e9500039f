/** Makes alerts fire by a real fault of the running stack or of a server beside it, and repairs it. */
export type Provocation = {
  /** `NAME`, or `NAME JOB` for an alert that names a job. */
  alerts: readonly string[]
  provoke: () => Promise<void>
  /** Also called after a failed `provoke`. */
  undo: () => Promise<void>
}
