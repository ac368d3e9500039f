import type { AreaTexts } from '../../catalogue.ts'

export const error: AreaTexts<'error'> = {
  'error.overline': 'Fehler {status}',
  'error.open-circuit': 'Leitung unterbrochen',
  'error.not-found.title': 'Seite nicht gefunden',
  'error.not-found.path': 'Seite nicht gefunden: {path}',
  'error.not-found.reason': 'Die Seite wurde vielleicht verschoben, oder die Adresse enthält einen Tippfehler.',
  'error.unexpected.title': 'Ein unerwarteter Fehler ist aufgetreten',
  'error.unexpected.heading': 'Entschuldigung, etwas ist schiefgegangen',
  'error.unexpected.reason': 'Wir sind darüber informiert. Bitte versuchen Sie es in einigen Minuten erneut.',
  'error.no-site':
    'Diese Website ist noch nicht eingerichtet. Das Team legt im Inhaltsadmin eine Site mit Domain, Kopf- und Fußzeile an.',
  'error.maintenance.title': 'Wartung',
  'error.maintenance.text': 'Falls wir gerade an dieser Seite arbeiten, ist sie in Kürze wieder da.',
  'error.go-home': 'Zur Startseite',

  'error.not-found.full-path': 'Seite nicht gefunden: {fullPath}',
  'error.not-found.suggestions': 'Haben Sie eine dieser Seiten gesucht?',
  'error.not-found.search': 'Website durchsuchen',
  'error.not-found.closest': 'Ähnlichste Adresse',
  'error.no-access.title': 'Kein Zugriff',
  'error.no-access.reason': 'Ihr Konto hat keine Berechtigung für diese Seite.',
  'error.maintenance.planned': 'Wartung von {from} bis {to}',
  'error.offline.title': 'Keine Verbindung',
  'error.offline.reason': 'Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut. Ihre Eingaben gehen nicht verloren.',
  'error.too-many-attempts':
    'Zu viele Versuche. Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}} und versuchen Sie es erneut.',

  'error.part-failed': 'Dieser Teil konnte nicht geladen werden.',
  'error.try-again': 'Erneut versuchen',
  'error.try-later': 'Bitte versuchen Sie es später erneut.',
  'error.technical-details': 'Technische Details',
  'error.request-id': 'Anfrage-ID',
  'error.time': 'Zeit',
  'error.copy-details': 'Details kopieren',
  'error.contact-support': 'Support kontaktieren',
  'error.send-to-support': 'An den Support senden',
}
