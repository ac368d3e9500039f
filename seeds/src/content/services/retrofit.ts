import { table } from '../blocks/figures.ts'
import { expert, gallery, hero, questions } from '../blocks/text-blocks.ts'
import { toService } from './to-service.ts'

export const retrofit = toService({
  slug: 'retrofit',
  image: 'automatic-crimping-line-large',
  en: {
    title: 'Retrofit',
    description: 'New control, new sensors, known frame: machines from 1979 on brought to the state of today.',
    blocks: [
      hero('A new control on a sound frame', {
        lead: 'What ages is the control, the guards and the drives. We replace these and keep 900 kg of steel.',
        image: 'automatic-crimping-line-large',
      }),
      table('Kits', [
        'Kit|For|Takes|Result',
        'Force monitoring|Presses since 1979|Half a day|Curve for every stroke',
        'Control 8|Axion since 2008|2 days|Updates and Wire Flow',
        'Guards|All lines|1 day|Today’s safety rules',
        'Wire magazine|Axion since 2018|1 day|Wire change in four seconds',
      ]),
      gallery(
        'What is replaced',
        ['spare-control-board', 'Control with spare parts for 15 years'],
        ['spare-sensor', 'Sensors with self-check'],
        ['spare-pneumatic-cylinder', 'Pneumatics with shut-off'],
      ),
      questions(
        'Questions',
        [
          'When is it worth it?',
          'If the frame is good and the machine runs more than 1,500 hours a year. Otherwise we say so.',
        ],
        ['Is the warranty the same?', 'Two years on everything that was replaced.'],
      ),
      expert(
        'Send the serial number. You get a price and a list of what we would not replace.',
        'Jonas Frei',
        'Service engineer',
      ),
    ],
  },
  de: {
    title: 'Nachrüstung',
    description: 'Neue Steuerung, neue Sensoren, bekannter Rahmen: Maschinen ab 1979 auf dem Stand von heute.',
    blocks: [
      hero('Neue Steuerung auf bewährtem Rahmen', {
        lead: 'Was altert, sind Steuerung, Schutzhauben und Antriebe. Wir ersetzen diese und behalten 900 kg Stahl.',
        image: 'automatic-crimping-line-large',
      }),
      table('Sätze', [
        'Satz|Für|Dauer|Ergebnis',
        'Kraftüberwachung|Pressen seit 1979|Halber Tag|Kurve für jeden Hub',
        'Steuerung 8|Axion seit 2008|2 Tage|Updates und Wire Flow',
        'Schutzhauben|Alle Linien|1 Tag|Heutige Sicherheitsregeln',
        'Drahtmagazin|Axion seit 2018|1 Tag|Drahtwechsel in vier Sekunden',
      ]),
      gallery(
        'Was ersetzt wird',
        ['spare-control-board', 'Steuerung mit Ersatzteilen für 15 Jahre'],
        ['spare-sensor', 'Sensoren mit Selbstprüfung'],
        ['spare-pneumatic-cylinder', 'Pneumatik mit Abschaltung'],
      ),
      questions(
        'Fragen',
        [
          'Wann lohnt es sich?',
          'Wenn der Rahmen gut ist und die Maschine mehr als 1’500 Stunden im Jahr läuft. Sonst sagen wir es Ihnen.',
        ],
        ['Gilt dieselbe Garantie?', 'Zwei Jahre auf alles, was ersetzt wurde.'],
      ),
      expert(
        'Schicken Sie die Seriennummer. Sie erhalten einen Preis und eine Liste dessen, was wir nicht ersetzen würden.',
        'Jonas Frei',
        'Servicetechniker',
      ),
    ],
  },
})
