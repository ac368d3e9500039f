import type { AreaTexts } from '../../catalogue.ts'

export const contact: AreaTexts<'contact'> = {
  'contact.title': 'Mit einer Fachperson sprechen',
  'contact.promise': 'Wir antworten innerhalb von 24 Stunden.',
  'contact.lead':
    'Sagen Sie uns, welche Leitungen und Kontakte Sie verarbeiten. Eine Person, die die Maschine kennt, antwortet innerhalb von 24 Stunden.',
  'contact.about': 'Ihre Frage zu {product}',
  'contact.question': 'Ihre Frage',
  'contact.question-hint': 'Zum Beispiel Leitungstyp, Kontakt, Menge pro Schicht.',
  'contact.send': 'Frage senden',
  'contact.write-email': 'E-Mail schreiben',
  'contact.call': 'Anrufen',
  'contact.more-ways': 'Weitere Kontaktmöglichkeiten',

  'contact.next': 'So geht es weiter',
  'contact.next-read': 'Wir lesen Ihre Frage noch am selben Tag.',
  'contact.next-proposal': 'Sie erhalten einen Vorschlag mit gemessenen Mustern.',
  'contact.next-demo': 'Sie sehen die Maschine in Betrieb, bei uns oder per Video.',
  'contact.sent': 'Ihre Frage ist bei uns',
  'contact.sent-due': 'Wir antworten bis {due}.',
  'contact.sent-number': 'Ihre Nummer: {number}',
  'contact.sent-copy': 'Eine Kopie ging an {email}.',
}
