import type { StaffRefusal } from '@ferrule/domain/publishing/staff-identity'
import { words } from '../words.ts'

export type SignInFailure = StaffRefusal | 'unfinished' | 'away'

export const signInWords = {
  signIn: words('Sign in', 'Anmelden'),
  how: words(
    'With your company account and your second factor. If you have none yet, you are asked to set one up.',
    'Mit Ihrem Firmenkonto und dem zweiten Faktor. Wenn Sie noch keinen haben, richten Sie ihn dabei ein.',
  ),
}

export const failureWords: Record<SignInFailure, { en: string; de: string }> = {
  'no-second-factor': words(
    'You have signed in without a second factor. Please try again, and set one up when you are asked.',
    'Sie haben sich ohne zweiten Faktor angemeldet. Bitte versuchen Sie es noch einmal und richten Sie ihn ein, wenn Sie gefragt werden.',
  ),
  'unverified-address': words(
    'Your e-mail address is not confirmed yet. Please open the link in the mail we sent you, then sign in again.',
    'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in unserer E-Mail und melden Sie sich dann noch einmal an.',
  ),
  'no-role': words(
    'Your account has no right to edit content. Please ask the people who look after accounts for it.',
    'Ihr Konto darf keine Inhalte bearbeiten. Bitte wenden Sie sich an die Benutzerverwaltung.',
  ),
  unfinished: words(
    'The sign-in was not finished. Please try again.',
    'Die Anmeldung wurde nicht abgeschlossen. Bitte versuchen Sie es noch einmal.',
  ),
  away: words(
    'Signing in does not work at the moment. Whoever is signed in can go on working. Please try again in a few minutes.',
    'Die Anmeldung ist im Moment nicht möglich. Wer angemeldet ist, kann weiterarbeiten. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  ),
}
