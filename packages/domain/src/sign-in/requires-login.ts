/** Error codes of a silent sign-in (hidden frame) that requires user interaction. */
const codes: readonly string[] = [
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]

/** Error messages of servers and browsers with the same meaning, or for browsers that block the hidden frame. */
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
export function requiresLogin({ code, message }: { code?: string | undefined; message: string }): boolean {
  if (code !== undefined && codes.includes(code)) return true
  const text = message.toLowerCase()
  return messages.some((known) => text.includes(known))
}
