import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, questions, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const de: SeedText = {
  title: 'Über uns',
  description:
    'So arbeitet Norlitz: erst messen, dann versprechen. Wer Ihre Maschine gebaut hat, steht auch dafür ein.',
  blocks: [
    hero('Maschinen für Leitungen, seit 1961', {
      lead: 'Wir bauen Maschinen, die Leitungen schneiden, abisolieren, crimpen, verdrillen und prüfen: 1’604 Menschen an 24 Standorten.',
      image: 'factory-hall',
      links: [['So arbeiten wir', '#how-we-work']],
    }),
    timeline(
      'Von 1961 bis heute',
      ['1961', 'Erste Schneidemaschine', 'Zweitausend Drähte, auf einen halben Millimeter genau'],
      ['1998', 'Crimpkraftüberwachung', 'Seither in jeder Presse'],
      ['2011', 'Werk in Timișoara', 'Crimplinien, nahe bei den Kabelbaumherstellern'],
      ['2026', 'Axion 56', 'Umgerüstet in drei Minuten, ohne Werkzeug'],
    ),
    text(
      'Wie es begann',
      'Im Jahr 1961 sollte ein Werkzeugmacher in Wolhusen bis Freitag zweitausend Drähte auf die gleiche Länge schneiden. Am Mittwoch baute er eine Maschine. Sie war auf einen halben Millimeter genau, und der Kunde bestellte für die Woche darauf eine zweite.',
      'So arbeiten wir noch heute. Jemand hat eine Leitung und ein Problem; wir bauen, bis beides zusammenpasst. Was wir dabei lernen, steckt in der nächsten Maschine.',
    ),
    anchor('how-we-work'),
    text(
      'So arbeiten wir',
      'Sie schicken eine Leitung, einen Kontakt und eine Zeichnung. Wir fertigen 500 Teile, messen sie und senden Ihnen Teile und Werte.',
      '### Worauf Sie sich verlassen können',
      [
        '1. Jede Anfrage wird innerhalb von 24 Stunden beantwortet.',
        '2. Ersatzteile sind nach der letzten Auslieferung 15 Jahre lang verfügbar.',
        '3. Wer Ihre Linie eingerichtet hat, bleibt Ihr Ansprechpartner.',
      ],
    ),
    quote(
      'Was man nicht an der Maschine messen kann, wird im Labor geraten.',
      'Regula Moser',
      'Präsidentin des Verwaltungsrats',
    ),
    table(
      'Vier Werke, 24 Standorte',
      [
        'Standort|Baut|Seit|Mitarbeitende',
        'Wolhusen|Crimplinien, Applikatoren|1961|640',
        'Timișoara|Crimplinien|2011|410',
        'Elgin|Prüfsysteme|2004|190',
        'Suzhou|Schneiden und Abisolieren|2008|230',
        '20 weitere|Vertrieb, Service, Schulung|–|134',
        '* Total|–|–|1’604',
      ],
      'Demodaten, Stand 31. Dezember 2025.',
    ),
    leaders('de'),
    sustainabilityFigures('de'),
    beside(
      {
        heading: 'Eine Steuerung für alle',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['Zu den Maschinen', '/products'],
      },
      'Schneiden, Crimpen, Verdrillen und Prüfen nutzen dieselbe Steuerung, dieselbe Leitungsliste und dieselben Begriffe. Wer eine unserer Maschinen bedienen kann, findet sich auf der nächsten zurecht.',
    ),
    questions(
      'Fragen',
      [
        'Kann ich die Montage besuchen?',
        'Ja, jeden Donnerstag. Der Rundgang dauert 90 Minuten und kostet nichts. [Schreiben Sie uns](/contact) zwei Wochen vorher.',
      ],
      [
        'Nehmen Sie alte Maschinen zurück?',
        'Jede, die wir gebaut haben. Rahmen werden überholt, der Rest wird nach Material getrennt.',
      ],
      [
        'Wem gehört das Unternehmen?',
        'Norlitz ist börsenkotiert; die Gründerfamilie hält 14 Prozent. Alle Zahlen auf dieser Website sind erfunden.',
      ],
    ),
  ],
}
