/** A bot check that the browser solves in the background. */
export type BotProofs = {
  /** The task for one form, sent to the browser as JSON. */
  createTask: (form: string) => Promise<object>
  /** Checks a proof for one submission of a form. A missing proof is `none`, which is no reason to refuse. */
  check: (proof: string, submission: { form: string; idempotencyKey: string }) => Promise<'good' | 'none' | 'bad'>
}
