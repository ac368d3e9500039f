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

  'contact.subject': 'Betrifft: {subject}',
  'contact.employer-or-school': 'Aktueller Arbeitgeber oder Schule',
  'contact.topic.demo': 'Vorführung anfragen',
  'contact.topic.demo-lead':
    'Schreiben Sie, was Sie sehen möchten und wann. Wir zeigen es bei uns, bei Ihnen oder per Video.',
  'contact.topic.training': 'Schulungsplatz reservieren',
  'contact.topic.training-lead':
    'Nennen Sie den Kurs, die Anzahl Personen und mögliche Termine. Wir bestätigen die Plätze oder schlagen andere Termine vor.',
  'contact.topic.event': 'Platz reservieren',
  'contact.topic.event-lead': 'Schreiben Sie, an welchem Datum Sie teilnehmen möchten und wie viele Personen kommen.',
  'contact.topic.visit': 'Besuch vereinbaren',
  'contact.topic.visit-lead': 'Schreiben Sie, wann Sie kommen möchten und was Sie am meisten interessiert.',
  'contact.topic.sample': 'Muster ankündigen',
  'contact.topic.sample-lead':
    'Schreiben Sie, was Sie senden: Leitung, Kontakt, Menge und die Werte, die wir messen sollen.',
  'contact.topic.quote': 'Preis anfragen',
  'contact.topic.quote-lead': 'Maschinentypen, Seriennummern und Schichten pro Tag genügen für einen ersten Preis.',
  'contact.topic.application': 'Bewerben',
  'contact.topic.application-lead':
    'Schreiben Sie, für welche Stelle Sie sich bewerben und was Sie bisher gemacht haben. Bilder Ihrer Arbeit können Sie anfügen.',
}
