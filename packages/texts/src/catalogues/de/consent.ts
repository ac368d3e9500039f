import type { AreaTexts } from '../../catalogue.ts'

export const consent: AreaTexts<'consent'> = {
  'consent.name': 'Cookies',
  'consent.title': 'Dürfen wir messen, wie die Website genutzt wird?',
  'consent.text':
    'Notwendige Cookies merken sich Sprache, Vergleich und Anmeldung. Mit Ihrer Zustimmung zählen wir auch Besuche und laden Videos. Sie können dies jederzeit im Fußbereich ändern.',
  'consent.only-necessary': 'Nur notwendige',
  'consent.accept-all': 'Alle akzeptieren',
  'consent.choose': 'Auswählen',
  'consent.settings': 'Cookie-Einstellungen',
  'consent.settings-lead': 'Jede Gruppe funktioniert für sich. Nichts wird eingeschaltet, bevor Sie zustimmen.',
  'consent.last-choice': 'Ihre letzte Auswahl: {date}.',
  'consent.close-without-saving': 'Schließen ohne zu speichern',
  'consent.save': 'Meine Auswahl speichern',
  'consent.cookie-count': '{count, plural, one {# Cookie} other {# Cookies}}',
  'consent.cookie': 'Cookie',
  'consent.purpose': 'Zweck',
  'consent.stored-for': 'Aufbewahrung',

  'consent.necessary': 'Notwendig',
  'consent.necessary-text': 'Sprache, Vergleich, Teilewarenkorb, Anmeldung, diese Auswahl.',
  'consent.statistics': 'Statistik',
  'consent.statistics-text': 'Zählt Seiten und Suchen, ohne Ihren Namen. 14 Monate aufbewahrt.',
  'consent.media': 'Videos und Karten',
  'consent.media-text': 'Lädt Videos und Karten von anderen Unternehmen.',
  'consent.advertising': 'Werbung',
  'consent.advertising-text': 'Zeigt, ob eine Anzeige zu einer Anfrage geführt hat.',
}
