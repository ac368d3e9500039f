/** What the browser of a person can do and that of a robot rather not. */
export type BotProofs = {
  /** What the browser has to do for one form, as it will be told in JSON. */
  createTask: (form: string) => Promise<object>
  /** What the outcome is worth for this send of a form. An empty one is worth nothing, and still no reason to refuse. */
  check: (proof: string, send: { form: string; sendKey: string }) => Promise<'good' | 'none' | 'bad'>
}
