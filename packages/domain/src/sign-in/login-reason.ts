/** What an identity server answers in a hidden frame when a person has to be asked. */
const codes: readonly string[] = [
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]

/** Texts by which servers and browsers say the same, or that the hidden frame cannot work here at all. */
const messages = [
  'authentication or consent required',
  'authentication is required',
  'authorization timed out',
  'failed to fetch',
  'networkerror',
  'cross-origin redirection',
  'interaction not allowed',
  'user authentication is required',
  'request requires consent',
]

/** Whether a silent attempt failed for a reason that the login page resolves; any other failure is an error. */
export function isLoginReason({ code, message }: { code?: string | undefined; message: string }): boolean {
  if (code !== undefined && codes.includes(code)) return true
  const said = message.toLowerCase()
  return messages.some((known) => said.includes(known))
}
