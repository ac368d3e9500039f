import { chart, offerTable, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { callToAction, gallery, hero, questions, timeline } from '../blocks/text-blocks.ts'
import { toService } from './to-service.ts'

export const repair = toService({
  slug: 'repair',
  image: 'service-desk',
  en: {
    title: 'Repair',
    description: 'Help by telephone, at your plant or in our workshop. 71 percent of all faults need no visit.',
    blocks: [
      hero('A service engineer answers within one working day', {
        lead: 'In October the first answer took 1.6 hours on average. A video of ten seconds often says more than an error code.',
        image: 'service-desk',
        opening: 'text',
        links: [['Request repair', '/requests/service?requestedService=repair-on-site']],
      }),
      chart(
        {
          kind: 'bar',
          heading: 'Working hours to the first answer',
          summary: 'The first answer took 1.6 working hours on average; Care Plus promises 4 and Care 8.',
          footnote:
            'Working hours from your call or ticket to an answer by a person who knows the machine. Demo data, invented.',
        },
        ['Answer|Working hours', 'Average in October|1.6', 'Care Plus|4', 'Care|8'],
      ),
      teasers(
        { heading: 'What do you need?' },
        ['The machine has stopped', 'Call us. A service engineer answers in your language.', '/locations'],
        ['Something is not right', 'Describe the fault, with photos, a video or the log file.', '/requests/service'],
        [
          'I need an engineer on site',
          'For repairs, the yearly inspection or a move to a new hall.',
          '/requests/service?requestedService=repair-on-site',
        ],
      ),
      timeline(
        'How it goes',
        ['Within 1.6 h', 'First answer', 'By somebody who has repaired this series before.'],
        ['Same day', 'Diagnosis', 'By telephone, with your log file or by remote access that you start and end.'],
        ['Next day', 'Part or visit', 'The part leaves by 15 h, or an engineer is on the way.'],
        ['After', 'Report', 'Cause, what was done, and how to avoid it.'],
      ),
      gallery(
        'What our engineers bring to a crimping line',
        ['spare-blade-set', 'Blade set, 040-11872'],
        ['spare-feed-belt', 'Feed belt, 040-20415'],
        ['spare-sensor', 'Encoder sensor, 040-30077'],
        ['spare-gripper', 'Gripper, 041-00912'],
        ['spare-guide-roller', 'Guide roller, 040-15530'],
        ['spare-filter', 'Filter, 042-77001'],
      ),
      table('Where we repair', [
        'Way|Good for|Usual time',
        'Telephone and remote|Settings, software, wear|2 h',
        'At your plant|Mechanics, drives|2 to 5 days',
        'In our workshop|Presses, applicators, electronics|5 to 10 days',
      ]),
      offerTable('With or without a contract', [
        'Content|No contract|Care|Care Plus',
        'First answer|1 working day|8 working hours|4 working hours',
        'Visit|When an engineer is free|5 working days|2 working days',
        'Yearly inspection|On request|Included|Included',
        'Wear parts|List price|10 % less|Included',
        'Loan machine|No|No|From day 3',
      ]),
      questions(
        'Questions',
        [
          'Is remote access safe?',
          'You start it at the machine, you see what we do, and it ends after 60 minutes. It is logged.',
        ],
        ['Do you repair machines of other makers?', 'Applicators and presses, yes. Lines, no.'],
      ),
      callToAction('Machine down?', 'Call your location. The number is answered in your language.', [
        'Show telephone numbers',
        '/locations',
      ]),
    ],
  },
  de: {
    title: 'Reparatur',
    description:
      'Hilfe am Telefon, bei Ihnen im Werk oder in unserer Werkstatt. 71 Prozent der Störungen brauchen keinen Besuch.',
    blocks: [
      hero('Unser Service antwortet innerhalb eines Arbeitstags', {
        lead: 'Im Oktober dauerte die erste Antwort durchschnittlich 1.6 Stunden. Ein Video von zehn Sekunden sagt oft mehr als eine Fehlernummer.',
        image: 'service-desk',
        opening: 'text',
        links: [['Reparatur anfragen', '/requests/service?requestedService=repair-on-site']],
      }),
      chart(
        {
          kind: 'bar',
          heading: 'Arbeitsstunden bis zur ersten Antwort',
          summary: 'Die erste Antwort dauerte durchschnittlich 1.6 Arbeitsstunden; Care Plus verspricht 4 und Care 8.',
          footnote:
            'Arbeitsstunden von Ihrem Anruf oder Ticket bis zur Antwort einer Person, die die Maschine kennt. Demodaten, erfunden.',
        },
        ['Antwort|Arbeitsstunden', 'Durchschnitt im Oktober|1.6', 'Care Plus|4', 'Care|8'],
      ),
      teasers(
        { heading: 'Was brauchen Sie?' },
        ['Die Maschine steht', 'Rufen Sie an. Der Service antwortet in Ihrer Sprache.', '/locations'],
        ['Etwas stimmt nicht', 'Beschreiben Sie die Störung, mit Fotos, Video oder Logdatei.', '/requests/service'],
        [
          'Jemand soll vorbeikommen',
          'Für Reparaturen, die jährliche Inspektion oder den Umzug in eine neue Halle.',
          '/requests/service?requestedService=repair-on-site',
        ],
      ),
      timeline(
        'So läuft es ab',
        ['In 1.6 Std.', 'Erste Antwort', 'Von jemandem, der diese Baureihe schon repariert hat.'],
        [
          'Gleicher Tag',
          'Diagnose',
          'Am Telefon, mit Ihrer Logdatei oder über einen Fernzugriff, den Sie starten und beenden.',
        ],
        ['Nächster Tag', 'Teil oder Besuch', 'Das Teil geht bis 15 Uhr raus, oder jemand ist unterwegs.'],
        ['Danach', 'Bericht', 'Ursache, was getan wurde und wie es sich vermeiden lässt.'],
      ),
      gallery(
        'Was unser Service zu einer Crimplinie mitbringt',
        ['spare-blade-set', 'Messersatz, 040-11872'],
        ['spare-feed-belt', 'Vorschubriemen, 040-20415'],
        ['spare-sensor', 'Drehgeber, 040-30077'],
        ['spare-gripper', 'Greifer, 041-00912'],
        ['spare-guide-roller', 'Führungsrolle, 040-15530'],
        ['spare-filter', 'Filter, 042-77001'],
      ),
      table('Wo wir reparieren', [
        'Weg|Geeignet für|Übliche Dauer',
        'Telefon und Fernzugriff|Einstellung, Software, Verschleiß|2 Std.',
        'Bei Ihnen im Werk|Mechanik, Antriebe|2 bis 5 Tage',
        'In unserer Werkstatt|Pressen, Applikatoren, Elektronik|5 bis 10 Tage',
      ]),
      offerTable('Mit oder ohne Vertrag', [
        'Inhalt|Ohne Vertrag|Care|Care Plus',
        'Erste Antwort|1 Arbeitstag|8 Arbeitsstunden|4 Arbeitsstunden',
        'Besuch|Sobald jemand frei ist|5 Arbeitstage|2 Arbeitstage',
        'Jährliche Inspektion|Auf Anfrage|Inbegriffen|Inbegriffen',
        'Verschleißteile|Listenpreis|10 % weniger|Inbegriffen',
        'Leihmaschine|Nein|Nein|Ab dem 3. Tag',
      ]),
      questions(
        'Fragen',
        [
          'Ist der Fernzugriff sicher?',
          'Sie starten ihn an der Maschine, Sie sehen, was wir tun, und nach 60 Minuten endet er. Alles wird protokolliert.',
        ],
        ['Reparieren Sie auch fremde Maschinen?', 'Applikatoren und Pressen ja, Linien nein.'],
      ),
      callToAction('Die Maschine steht?', 'Rufen Sie Ihren Standort an. Die Nummer antwortet in Ihrer Sprache.', [
        'Telefonnummern zeigen',
        '/locations',
      ]),
    ],
  },
})
