import { keyFigures, offerTable } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Services',
  description: 'Reparatur, Ersatzteile, Schulung, Kalibrierung und Nachrüstung durch 412 Fachleute in 31 Ländern.',
  blocks: [
    hero('Einmal gekauft, zwanzig Jahre im Einsatz', {
      lead: '412 Fachleute in 31 Ländern halten Ihre Maschine genau. Die meisten Störungen löst das Telefon, den Rest jemand, der Ihre Halle kennt.',
      image: 'service-desk',
      links: [
        ['Service anfragen', '/requests/service'],
        ['Standort finden', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1.6', 'Std.', 'Erste Antwort, Mittel im Oktober'],
        ['71', '%', 'Gelöst ohne Besuch'],
        ['96', '%', 'Teile am gleichen Tag versandt'],
        ['34', 'Jahre', 'Älteste Maschine im Einsatz'],
      ],
      { footnote: 'Demodaten, erfunden.' },
    ),
    teasers(
      { heading: 'Was brauchen Sie?', note: 'Jeder Service hat ein Formular, eine Zusage und eine zuständige Person.' },
      [
        'Reparatur',
        'Vor Ort, im Werk oder am Telefon. Mit Bildern geht es schneller.',
        '/services/repair',
        'service-desk',
      ],
      ['Ersatzteile', 'Originalteile für jede Maschine seit 1998.', '/services/spare-parts', 'spare-blade-set'],
      ['Schulung', 'Für Bedienung, Einrichtung und Qualität.', '/services/training', 'assembly-workstation'],
      [
        'Kalibrierung',
        'Crimpkraft, Auszugskraft, Länge. Mit Zertifikat.',
        '/services/calibration',
        'crimp-inspection-microscope',
      ],
      [
        'Softwarelizenzen',
        'Lizenz anfordern oder auf eine neue Maschine umziehen.',
        '/services/software-licences',
        'spare-control-board',
      ],
      [
        'Nachrüstung',
        'Neue Steuerung, neue Sensoren, bekannter Rahmen.',
        '/services/retrofit',
        'automatic-crimping-line-large',
      ],
      ['Inbetriebnahme', 'Von der leeren Fläche zur ersten vollen Schicht.', '/services/commissioning', 'factory-hall'],
      [
        'Anwendungslabor',
        'Ihre Leitung auf unseren Maschinen, bevor Sie entscheiden.',
        '/services/application-laboratory',
        'wires-macro',
      ],
    ),
    offerTable(
      'Serviceverträge',
      [
        'Inhalt|Ohne Vertrag|Care|Care Plus',
        'Erste Antwort|1 Arbeitstag|8 Arbeitsstunden|4 Arbeitsstunden',
        'Besuch|Sobald jemand frei ist|5 Arbeitstage|2 Arbeitstage',
        'Jährliche Inspektion|Auf Bestellung|Inbegriffen|Inbegriffen',
        'Verschleißteile|Listenpreis|10 % weniger|Inbegriffen',
        'Leihmaschine|Nein|Nein|Ab dem 3. Tag',
      ],
      'Der Preis hängt von Maschine und Land ab, die Leistung nicht.',
    ),
    beside(
      {
        heading: 'Schon Kunde? Nutzen Sie mykomax.',
        image: 'spare-control-board',
        square: true,
        link: ['Bei mykomax anmelden', '/mykomax'],
      },
      'Tickets mit Uhr, Teile passend zur Seriennummer, Software und Anleitungen. Kostenlos zu jeder Maschine.',
    ),
    callToAction(
      'Die Maschine steht?',
      'Rufen Sie den nächsten Standort an. Außerhalb der Arbeitszeit antwortet die Nummer auf Englisch.',
      ['Telefonnummern zeigen', '/locations'],
    ),
  ],
}
