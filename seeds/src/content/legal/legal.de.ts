import type { LegalText } from './legal-text.ts'

export const de: LegalText = {
  termsOfUse: {
    title: 'Nutzungsbedingungen',
    description: 'Wie Sie diese Website nutzen dürfen und wofür wir einstehen.',
    paragraphs: [
      'Diese Website zeigt ein erfundenes Unternehmen. Sie dürfen Texte und Bilder lesen und kopieren, um die Software dahinter zu erproben.',
      'Zahlen, Maschinen und Personen sind erfunden. Nichts davon ist ein Verkaufsangebot.',
      'Fehler berichtigen wir, sobald wir davon erfahren. Melden Sie sie über die [Kontaktseite](/contact).',
    ],
  },
  imprint: {
    title: 'Impressum',
    description: 'Wer für diese Website verantwortlich ist.',
    paragraphs: [
      'Die Norlitz Holding AG ist ein erfundenes Unternehmen, das diese Vorführung füllt. Ihre Adresse wäre Bahnhofstrasse 12, 6110 Wolhusen, Schweiz.',
      'Verantwortlich für den Inhalt: die Redaktion dieser Installation.',
      'Schreiben Sie uns über die [Kontaktseite](/contact).',
    ],
  },
  termsAndConditions: {
    title: 'Allgemeine Geschäftsbedingungen',
    description: 'Bedingungen für Maschinen, Ersatzteile und Service, mit dem Tag, ab dem sie gelten.',
    paragraphs: [
      'Die allgemeinen Bedingungen gelten für Maschinen, Ersatzteile und Service, sofern Ihr Vertrag nichts anderes sagt. Jedes Dokument nennt die Länder, in denen es gilt, und den Tag, ab dem es gilt.',
      'Maßgebend ist die Fassung, die am Tag Ihrer Bestellung galt. Ältere Fassungen senden wir auf Anfrage.',
    ],
  },
}
