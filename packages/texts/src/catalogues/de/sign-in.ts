import type { AreaTexts } from '../../catalogue.ts'

export const signIn: AreaTexts<'sign-in'> = {
  'sign-in.title': 'Sie werden angemeldet',
  'sign-in.waiting': 'Der Anmeldedienst braucht einen Moment. Wir warten höchstens 30 Sekunden.',
  'sign-in.signing-out': 'Sie werden abgemeldet',
  'sign-in.area': 'Anmeldung',
  'sign-in.error': 'Ein Fehler ist aufgetreten',
  'sign-in.error.reason': 'Die Anmeldung konnte nicht abgeschlossen werden. Es wurde nichts geändert.',
  'sign-in.unreachable':
    'Der Anmeldedienst antwortet zurzeit nicht. Die Website funktioniert wie gewohnt. Bitte versuchen Sie es in einigen Minuten erneut.',
  'sign-in.again': 'Anmeldung neu starten',
  'sign-in.cancel': 'Zur Website',
  'sign-in.technical-details': 'Technische Details',
  'sign-in.needs-script': 'Das Portal ist eine Anwendung: Bitte erlauben Sie JavaScript für diese Website.',

  'sign-in.log-in': 'Anmelden',
  'sign-in.longer': 'Der Anmeldedienst braucht länger als üblich. Wir warten höchstens 30 Sekunden.',
  'sign-in.seconds-left': 'noch {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  'sign-in.what-we-wait-for': 'Worauf wir warten',
  'sign-in.what-we-wait-for-text': 'Auf die Antwort des Anmeldedienstes',
  'sign-in.what-is-safe': 'Was gesichert ist',
  'sign-in.what-is-safe-text': 'Ihr Teilewarenkorb und Ihr Ticketentwurf bleiben erhalten.',
  'sign-in.try-now': 'Jetzt erneut versuchen',
  'sign-in.timed-out.title': 'Anmeldung nicht abgeschlossen',
  'sign-in.timed-out.text':
    'Wir haben 30 Sekunden gewartet und dann aufgehört. Sie sind nicht angemeldet, es wurde nichts geändert.',
  'sign-in.signed-out': 'Sie sind abgemeldet',
  'sign-in.signed-out-text': 'Ihre Sitzung auf diesem Gerät ist beendet.',
  'sign-in.signed-out-shared': 'Ein gemeinsam genutzter Computer? Schliessen Sie auch den Browser.',
  'sign-in.expired': 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  'sign-in.expired.kept':
    'Was Sie eingegeben haben, bleibt hier stehen. Die Anmeldung öffnet sich in einem eigenen Fenster.',
  'sign-in.window-done': 'Sie sind wieder angemeldet',
  'sign-in.window-done.text': 'Schliessen Sie dieses Fenster und machen Sie dort weiter, wo Sie waren.',
  'sign-in.sign-out-incomplete':
    'Sie sind auf diesem Gerät abgemeldet, aber der Anmeldedienst konnte nicht benachrichtigt werden. Schliessen Sie zur Sicherheit den Browser.',

  'sign-in.message': 'Meldung',
  'sign-in.message.client-id': 'Client-ID ist erforderlich',
  'sign-in.message.code': 'Autorisierungscode konnte nicht bezogen werden',
  'sign-in.message.state': 'Der State stimmt nicht überein',
  'sign-in.message.access-token': 'Kein Access-Token in der Antwort gefunden',
  'sign-in.message.missing-state':
    'Die Anmeldung wurde in einem anderen Tab gestartet. Gespeicherter State und Verifier sind nicht über Tabs hinweg verfügbar.',
  'sign-in.message.user-info': 'Benutzerdaten konnten nicht abgerufen werden; erhalten: {status}',
  'sign-in.message.end-session': 'Sitzung konnte nicht beendet werden; erhalten: {status}',
  'sign-in.message.revoke': 'Token konnte nicht widerrufen werden; erhalten: {status}',
  'sign-in.message.expected-200': '200 erwartet, {status} erhalten',
  'sign-in.message.exchange': 'Autorisierung konnte nicht gegen Token getauscht werden',
  'sign-in.message.stored-values': 'Gespeicherte Werte für die Auth-URL konnten nicht gelesen werden',
  'sign-in.message.missing-params': 'Fehlende Parameter',

  'sign-in.message.authentication-or-consent': 'Anmeldung oder Zustimmung erforderlich',
  'sign-in.message.timed-out': 'Zeitüberschreitung bei der Autorisierung',
  'sign-in.message.failed-to-fetch': 'Abruf fehlgeschlagen',
  'sign-in.message.invalid-configuration': 'Ungültige Konfiguration',
  'sign-in.message.missing-well-known': 'Well-known-Adresse fehlt',
  'sign-in.message.no-server-config': 'Serverkonfiguration nicht gesetzt',
  'sign-in.message.unparsable-token': 'Das gespeicherte Token konnte nicht gelesen werden',
}
