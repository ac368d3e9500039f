import { table } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Schulung',
  description: '38 Kurse für Bedienung, Einrichtung und Qualität in Wolhusen, Elgin, Pune oder bei Ihnen im Werk.',
  blocks: [
    hero('Selber einen aufschneiden', {
      lead: 'Wer einmal einen Crimp aufgeschnitten hat, versteht die Toleranz. 38 Kurse für Bedienung, Einrichtung und Qualität.',
      image: 'assembly-workstation',
      links: [['Platz reservieren', '/requests/contact?topic=training']],
    }),
    table(
      'Meistgefragte Kurse',
      [
        'Kurs|Tage|Für|Plätze',
        'Eine Crimplinie bedienen|2|Bedienung|8',
        'Einrichten und umrüsten|3|Einrichtung|6',
        'Crimpqualität|5|Qualität|8',
        'Axion-Reihe warten|4|Instandhaltung|6',
        'Wire Flow für die Planung|1|Planung|12',
      ],
      'In Wolhusen, Elgin und Pune, oder ab vier Personen bei Ihnen im Werk.',
    ),
    beside(
      { heading: 'Die Hälfte an der Maschine', image: 'crimping-press-front', side: 'left' },
      'Am Morgen geht es um das Warum, am Nachmittag um das Wie. Je zwei Personen haben eine Presse, ein Mikroskop und die Leitung des eigenen Werks, wenn Sie sie zwei Wochen vorher schicken.',
    ),
    quote(
      'Neun Jahre lang habe ich Crimps freigegeben. Am zweiten Tag wusste ich, welche ich nicht hätte freigeben dürfen.',
      'Kursteilnehmerin',
      'Qualitätstechnikerin, Győr',
    ),
    questions(
      'Fragen',
      [
        'In welchen Sprachen?',
        'Deutsch, Englisch, Französisch, Spanisch, Rumänisch, Mandarin und Hindi. Andere mit Dolmetscher.',
      ],
      [
        'Gibt es eine Prüfung?',
        'Bei der Crimpqualität ja: Theorie und drei Crimps, die Sie blind beurteilen. Der Ausweis gilt drei Jahre.',
      ],
      ['Was kostet es?', 'Zwei Plätze gehören zu jeder neuen Linie. Sonst fragen Sie Ihren [Standort](/locations).'],
    ),
    callToAction(
      'Bei Ihnen im Werk?',
      'Wir bringen das Mikroskop mit; Sie stellen eine Presse, einen Raum und mindestens vier Personen.',
      ['Termin anfragen', '/requests/contact?topic=training'],
    ),
  ],
}
