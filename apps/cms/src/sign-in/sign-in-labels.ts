import { bilingual } from '@ferrule/blocks/bilingual'
import type { StaffRefusal } from '@ferrule/domain/publishing/staff-identity'

export type SignInFailure = StaffRefusal | 'unfinished' | 'unavailable'

export const signInLabels = {
  signIn: bilingual('Sign in', 'Anmelden'),
  how: bilingual(
    'Sign in with your company account and your second factor. If you have none yet, you will be asked to set one up.',
    'Melden Sie sich mit Ihrem Firmenkonto und dem zweiten Faktor an. Wenn Sie noch keinen haben, richten Sie ihn dabei ein.',
  ),
}

export const failureLabels: Record<SignInFailure, { en: string; de: string }> = {
  'no-second-factor': bilingual(
    'You signed in without a second factor. Please try again and set one up when asked.',
    'Sie haben sich ohne zweiten Faktor angemeldet. Bitte versuchen Sie es noch einmal und richten Sie ihn ein, wenn Sie gefragt werden.',
  ),
  'unverified-address': bilingual(
    'Your e-mail address is not confirmed yet. Please open the link in the mail we sent you, then sign in again.',
    'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in unserer E-Mail und melden Sie sich dann noch einmal an.',
  ),
  'no-role': bilingual(
    'Your account does not have permission to edit content. Please contact your user administration.',
    'Ihr Konto darf keine Inhalte bearbeiten. Bitte wenden Sie sich an die Benutzerverwaltung.',
  ),
  unfinished: bilingual(
    'The sign-in was not finished. Please try again.',
    'Die Anmeldung wurde nicht abgeschlossen. Bitte versuchen Sie es noch einmal.',
  ),
  unavailable: bilingual(
    'Sign-in is not available at the moment. Please try again in a few minutes. Existing sessions are not affected.',
    'Die Anmeldung ist im Moment nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal. Bestehende Sitzungen sind nicht betroffen.',
  ),
}
