import { table } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import { toModule } from './to-module.ts'

export const interfaces = toModule({
  slug: 'interfaces',
  image: 'wires-macro',
  en: {
    title: 'Interfaces',
    description: 'How Wire Flow talks to ERP, MES and machines: documented formats, no hidden protocols.',
    blocks: [
      hero('Documented interfaces', {
        links: [['Request a demo', '/requests/contact?topic=demo']],
        lead: 'Orders in, results out. Each format is a text file with a published description and a checker.',
        image: 'wires-macro',
      }),
      table('Ways to connect', [
        'Partner|Way|Direction',
        'ERP|REST or files|Orders in, results out',
        'MES|OPC UA|Both',
        'Machines since 2008|Own protocol over TLS|Both',
        'Other presses|Box with digital inputs|Results out',
      ]),
      beside(
        { heading: 'Try it without us', image: 'spare-sensor', square: true },
        'The checker runs in your browser: drop an order file on it and it says what is missing, in which line, and why. Nothing is sent.',
      ),
      questions(
        'Questions',
        [
          'Do you write the connector for our ERP?',
          'For the six most common ones it exists. For others we need a week and a contact who knows your data.',
        ],
        ['Is there a fee for the interface?', 'No. Data that you made belongs to you.'],
      ),
    ],
  },
  de: {
    title: 'Schnittstellen',
    description:
      'Wie Wire Flow mit ERP, MES und Maschinen spricht: dokumentierte Formate, keine versteckten Protokolle.',
    blocks: [
      hero('Dokumentierte Schnittstellen', {
        links: [['Vorführung anfragen', '/requests/contact?topic=demo']],
        lead: 'Aufträge hinein, Ergebnisse heraus. Jedes Format ist eine Textdatei mit veröffentlichter Beschreibung und Prüfprogramm.',
        image: 'wires-macro',
      }),
      table('Wege zur Verbindung', [
        'Partner|Weg|Richtung',
        'ERP|REST oder Dateien|Aufträge hinein, Ergebnisse heraus',
        'MES|OPC UA|Beide',
        'Maschinen seit 2008|Eigenes Protokoll über TLS|Beide',
        'Andere Pressen|Gerät mit digitalen Eingängen|Ergebnisse heraus',
      ]),
      beside(
        { heading: 'Ohne uns ausprobieren', image: 'spare-sensor', square: true },
        'Das Prüfprogramm läuft im Browser: Ziehen Sie eine Auftragsdatei darauf, und es sagt, was in welcher Zeile fehlt und warum. Gesendet wird nichts.',
      ),
      questions(
        'Fragen',
        [
          'Schreiben Sie die Anbindung an unser ERP?',
          'Für die sechs häufigsten gibt es sie. Für andere brauchen wir eine Woche und eine Person, die Ihre Daten kennt.',
        ],
        ['Kostet die Schnittstelle etwas?', 'Nein. Daten, die Sie erzeugt haben, gehören Ihnen.'],
      ),
    ],
  },
})
