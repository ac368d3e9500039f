import { table } from '../blocks/figures.ts'
import { callToAction, hero, questions, timeline } from '../blocks/text-blocks.ts'
import { toService } from './to-service.ts'

export const repair = toService({
  slug: 'repair',
  image: 'service-desk',
  en: {
    title: 'Repair',
    description: 'Help by telephone, at your plant or in our workshop. 71 percent of all faults need no visit.',
    blocks: [
      hero('Repair on site or at our plant', {
        lead: 'Not what is broken: that is our part. A film of ten seconds often says more than an error code.',
        image: 'service-desk',
        links: [['Request repair', '/requests/service?requestedService=repair-on-site']],
      }),
      timeline(
        'How it goes',
        ['Within 1.6 h', 'First answer', 'By somebody who has repaired this series before.'],
        ['Same day', 'Diagnosis', 'By telephone, with your log file or by remote access that you start and end.'],
        ['Next day', 'Part or visit', 'The part leaves by 15 h, or an engineer is on the way.'],
        ['After', 'Report', 'Cause, what was done, and how to avoid it.'],
      ),
      table('Where we repair', [
        'Way|Good for|Usual time',
        'Telephone and remote|Settings, software, wear|2 h',
        'At your plant|Mechanics, drives|2 to 5 days',
        'In our workshop|Presses, applicators, electronics|5 to 10 days',
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
      hero('Reparatur vor Ort oder bei uns im Werk', {
        lead: 'Nicht, was kaputt ist: Das ist unsere Sache. Ein Film von zehn Sekunden sagt oft mehr als eine Fehlernummer.',
        image: 'service-desk',
        links: [['Reparatur anfragen', '/requests/service?requestedService=repair-on-site']],
      }),
      timeline(
        'So läuft es ab',
        ['Innert 1.6 Std.', 'Erste Antwort', 'Von jemandem, der diese Baureihe schon repariert hat.'],
        [
          'Gleicher Tag',
          'Diagnose',
          'Am Telefon, mit Ihrer Logdatei oder über einen Fernzugriff, den Sie starten und beenden.',
        ],
        ['Nächster Tag', 'Teil oder Besuch', 'Das Teil geht bis 15 Uhr raus, oder jemand ist unterwegs.'],
        ['Danach', 'Bericht', 'Ursache, was getan wurde und wie es sich vermeiden lässt.'],
      ),
      table('Wo wir reparieren', [
        'Weg|Geeignet für|Übliche Dauer',
        'Telefon und Fernzugriff|Einstellung, Software, Verschleiß|2 Std.',
        'Bei Ihnen im Werk|Mechanik, Antriebe|2 bis 5 Tage',
        'In unserer Werkstatt|Pressen, Applikatoren, Elektronik|5 bis 10 Tage',
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
