import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'

const interactive = ['login_required', 'consent_required', 'interaction_required', 'account_selection_required']

/** Whether a silent attempt failed for a reason that the login page resolves; any other failure is an error. */
export function needsLogin(error: unknown): boolean {
  if (error instanceof ErrorResponse) return interactive.includes(error.error ?? '')
  // Fetch says TypeError for every network or cross-origin failure.
  return error instanceof ErrorTimeout || error instanceof TypeError
}
